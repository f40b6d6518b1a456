import type { Covermount, Handle } from '#embed/loader/public';
import { isSameJson, type JsonObject } from '../json.ts';
import { drawContent } from './draw-content.ts';
import { emulateInDocument } from './emulate-media.ts';
import { type EmulatedMedia, type FromPreview, isFrom, send, type Shown, type ToPreview } from './messages.ts';

/** Keys that a widget reads once, when it is mounted. */
const readOnce = ['isolation', 'load'];

/** The attribute that the runtime sets on the element of a visible widget. */
const drawnMark = 'data-cover-drawn';

/** Class of the page while its widget is hidden: adds room to scroll, which some triggers wait for. */
export const waiting = 'is-waiting';

/** The next values, with undefined for removed keys, so that these return to their defaults. */
const replacing = (next: JsonObject, before: JsonObject): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(before).map((key) => [key, undefined])),
  ...next,
});

/** The page in the configurator's frame: one widget, mounted and updated as on any page. */
export class PreviewPage {
  readonly #block = document.createElement('div');
  readonly #main = document.createElement('main');
  /** Emulates the device in content that is drawn later, such as a dialog. */
  readonly #later = new MutationObserver(() => this.#emulateDevice());
  readonly #drawing = new MutationObserver(() => this.#tellDrawn());
  #isEmulating = false;
  /** The last value sent to the parent. */
  #isDrawn: boolean | undefined;
  #shown: Shown | undefined;
  #handle: Handle<Record<string, unknown>> | undefined;

  /**
   * @param parent The configurator's window.
   * @param load Loads `covermount.js`.
   * @param emulateQueries Lets scripts of the page query the emulated device.
   */
  constructor(
    readonly parent: Window,
    readonly load: () => Promise<Covermount>,
    readonly emulateQueries: (media: EmulatedMedia) => void,
  ) {}

  /** Displays what the configurator sends, until the signal aborts. */
  start(signal?: AbortSignal): void {
    const options = { ...(signal && { signal }) };
    this.#block.dataset.covermount = 'page';
    this.#block.hidden = true;
    document.body.append(this.#block, this.#main);
    const receive = (event: MessageEvent) => {
      if (isFrom(event, this.parent)) void this.#receive(event.data as ToPreview);
    };
    addEventListener('message', receive, options);
    const leave = (event: Event) => {
      event.preventDefault();
      const { url } = (event as CustomEvent<{ url: string }>).detail;
      // Query and hash may contain visitor input.
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
      this.#main.remove();
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
    this.#main.replaceChildren();
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
      // Another message may have arrived meanwhile.
      if (this.#shown !== shown || this.#handle) return;
      const element = document.createElement('div');
      element.append(...drawContent(content));
      this.#main.replaceChildren(element);
      this.#handle = mount(widget, element, { ...config });
      this.#drawing.observe(element, { attributeFilter: [drawnMark] });
      await ready(element);
      // The widget may be empty when drawn, and filled later.
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
