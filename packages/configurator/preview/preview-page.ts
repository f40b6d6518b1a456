import type { Covermount, Handle } from '#embed/loader/public';
import { isSameJson, type JsonObject } from '../json.ts';
import { drawContent } from './draw-content.ts';
import { emulateInDocument } from './emulate-media.ts';
import { type EmulatedMedia, type FromPreview, isFrom, send, type Shown, type ToPreview } from './messages.ts';

/** Keys that a widget reads once, when it is mounted. */
const readOnce = ['isolation', 'load'];

/** What the runtime sets on the element of a widget that shows. */
const drawnMark = 'data-cover-drawn';

/** On the page of a widget that does not show: it has room to scroll, which some wait for. */
export const waiting = 'is-waiting';

/** Values for every key that there was, so that a key which is no longer set has its default again. */
const replacing = (next: JsonObject, before: JsonObject): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(before).map((key) => [key, undefined])),
  ...next,
});

/** The page in the configurator's frame: one widget, mounted and updated as any page does it. */
export class PreviewPage {
  readonly #block = document.createElement('div');
  readonly #place = document.createElement('main');
  /** What is drawn later, such as a dialog, is on the same device. */
  readonly #later = new MutationObserver(() => this.#emulateDevice());
  readonly #drawing = new MutationObserver(() => this.#tellDrawn());
  #isEmulating = false;
  /** As it was last told. */
  #isDrawn: boolean | undefined;
  #shown: Shown | undefined;
  #handle: Handle<Record<string, unknown>> | undefined;

  /**
   * @param parent The configurator's window.
   * @param load Loads `covermount.js`.
   * @param emulateQueries Lets scripts of the page ask the emulated device.
   */
  constructor(
    readonly parent: Window,
    readonly load: () => Promise<Covermount>,
    readonly emulateQueries: (media: EmulatedMedia) => void,
  ) {}

  /** Shows what the configurator wants to be shown, until the signal. */
  start(signal?: AbortSignal): void {
    const options = { ...(signal && { signal }) };
    this.#block.dataset.covermount = 'page';
    this.#block.hidden = true;
    document.body.append(this.#block, this.#place);
    const receive = (event: MessageEvent) => {
      if (isFrom(event, this.parent)) void this.#receive(event.data as ToPreview);
    };
    addEventListener('message', receive, options);
    const leave = (event: Event) => {
      event.preventDefault();
      const { url } = (event as CustomEvent<{ url: string }>).detail;
      // What follows may have been typed.
      this.#tell({ type: 'left', address: url.replace(/[?#].*$/, '') });
    };
    addEventListener('covermount:navigate', leave, options);
    const fail = (event: Event) => {
      const { code } = (event as CustomEvent<{ code: string }>).detail;
      if (code === 'config' || code === 'load' || code === 'render') this.#tell({ type: 'failed', code });
    };
    addEventListener('covermount:error', fail, options);
    signal?.addEventListener('abort', () => {
      this.#end();
      this.#block.remove();
      this.#place.remove();
    });
    this.#tell({ type: 'ready' });
  }

  #tell(message: FromPreview): void {
    send(this.parent, message);
  }

  async #receive(message: ToPreview): Promise<void> {
    const shown = message.type === 'show' ? message.shown : this.#shown;
    if (message.type === 'restart') this.#end();
    if (shown) await this.#show(shown);
  }

  #end(): void {
    this.#handle?.unmount();
    this.#handle = undefined;
    this.#isDrawn = undefined;
    this.#drawing.disconnect();
    this.#later.disconnect();
    this.#place.replaceChildren();
    this.#shown = undefined;
  }

  async #show(shown: Shown): Promise<void> {
    const { widget, config, page, content, media } = shown;
    const before = this.#shown;
    this.#block.dataset.config = JSON.stringify(page);
    this.emulateQueries(media);
    const isSame =
      before?.widget === widget &&
      isSameJson(before.content, content) &&
      readOnce.every((key) => isSameJson(before.config[key], config[key]));
    if (!isSame) this.#end();
    this.#shown = shown;
    if (this.#handle && before) {
      this.#handle.update(replacing(config, before.config));
      this.#isDrawn = undefined;
      this.#tellDrawn();
      this.#emulateDevice();
      return;
    }
    try {
      const { mount, ready } = await this.load();
      // Meanwhile there may have been another.
      if (this.#shown !== shown || this.#handle) return;
      const element = document.createElement('div');
      element.append(...drawContent(content));
      this.#place.replaceChildren(element);
      this.#handle = mount(widget, element, { ...config });
      this.#drawing.observe(element, { attributeFilter: [drawnMark] });
      await ready(element);
      // What is drawn may be empty, and filled later.
      if (element.shadowRoot) this.#drawing.observe(element.shadowRoot, { childList: true, subtree: true });
      this.#tellDrawn();
      this.#emulateDevice();
    } catch {
      this.#tell({ type: 'failed', code: 'load' });
    }
  }

  #tellDrawn(): void {
    const { element } = this.#handle ?? {};
    const root = (element?.shadowRoot ?? element)?.querySelector('.cover-root');
    const isDrawn = element?.hasAttribute(drawnMark) === true && root?.hasChildNodes() === true;
    if (this.#isDrawn === isDrawn) return;
    this.#isDrawn = isDrawn;
    document.body.classList.toggle(waiting, !isDrawn);
    this.#tell({ type: 'drawn', isDrawn });
  }

  #emulateDevice(): void {
    const { media } = this.#shown ?? {};
    if (!media || !(this.#isEmulating || media.forcedColors || media.reducedMotion)) return;
    this.#isEmulating = true;
    for (const root of emulateInDocument(media)) this.#later.observe(root, { childList: true, subtree: true });
  }
}
