import loadKey from 'virtual:key-table/common/load';
import { readKeys } from '#configuration/merge';
import { mayMention, readSources } from '#configuration/sources';
import type { ElementSources } from '#configuration/sources.types';
import type { RenderedFirstPaint } from '../first-paint/first-paint.ts';
import type { Mounted } from '../runtime/runtime.tsx';
import { takeSecrets } from './link-secrets.ts';
import { preload } from './preload.ts';
import type { Registry, Trigger } from './registry.ts';
import { afterFrame, onIntent, whenIdle, scheduleLoad } from './schedule-load.ts';
import type { Load } from './schedule-load.ts';

/** The key `load` in any spelling that an author may use. */
const loadSpelling = /l-*o-*a-*d|\\/i;

/** One widget on one element, from its discovery until its removal. */
export class Placement {
  // `declare` emits no class field, which saves bytes in the file that every page waits for.
  declare readonly element: HTMLElement;
  declare readonly name: string;
  declare readonly registry: Registry;
  declare readonly done: Promise<void>;
  #settle!: () => void;
  #stopWaiting: () => void = () => undefined;
  #config: Record<string, unknown> | undefined;
  #mounted: Mounted | undefined;
  #painted: RenderedFirstPaint | undefined;
  /** How often loading files failed for a form of a first paint. */
  #failures = 0;
  /** The failure was reported, and nothing has changed since. */
  #isReported = false;
  /** Counts loads, so that callbacks of an earlier load have no effect. */
  #loads = 0;
  #loading: Promise<void> | undefined;
  /** Called when the configuration changes while the widget waits for its trigger, the visitor or an idle page. */
  #onUpdate: (() => void) | undefined;
  /** A server-printed form without an address was submitted. */
  #isSubmitted = false;
  #isOver = false;

  constructor(element: HTMLElement, name: string, registry: Registry, config?: Record<string, unknown>) {
    this.element = element;
    this.name = name;
    this.registry = registry;
    this.#config = config;
    const secrets = registry.secrets[name];
    if (secrets) takeSecrets(secrets);
    this.done = new Promise((resolve) => {
      this.#settle = resolve;
    });
    if (document.readyState === 'loading') {
      // The parser may not have reached the element's JSON script yet.
      const begin = () => this.#wait();
      document.addEventListener('DOMContentLoaded', begin, { once: true });
      this.#stopWaiting = () => document.removeEventListener('DOMContentLoaded', begin);
    } else {
      this.#wait();
    }
  }

  #sources(): ElementSources {
    return readSources(this.element, this.name, this.#config);
  }

  #wait(): void {
    const served = this.element.shadowRoot?.querySelector('[data-covermount-paint]');
    served?.addEventListener('submit', ({ target }) => {
      this.#isSubmitted = (target as HTMLFormElement).method === 'dialog';
    });
    if (this.registry.triggered.test(this.name)) {
      void this.#arm();
      return;
    }
    const authored =
      this.#config || mayMention(this.element, loadSpelling)
        ? (readKeys(loadKey, this.#sources().sources) as { load?: Load })
        : {};
    const { load = this.#config ? 'eager' : 'visible' } = authored;
    const draw = () => void this.#draw();
    this.#stopWaiting = scheduleLoad(
      this.element,
      load,
      this.name in this.registry.firstPaints,
      // A server-printed form accepts typing as soon as it is visible, so taking it over can wait.
      served ? () => afterFrame(draw) : draw,
    );
  }

  /** Waits for the widget's trigger. */
  async #arm(): Promise<void> {
    try {
      const { triggers } = await this.registry.triggers();
      this.#onUpdate = () => {
        this.#stopWaiting();
        this.#stopWaiting = (triggers[this.name] as Trigger)({
          element: this.element,
          sources: () => this.#sources(),
          load: () => void (this.#loading ??= this.#load()),
          fail: (error) => this.#fail(error),
        });
      };
      if (!this.#isOver) this.#onUpdate();
    } catch (error) {
      this.#fail(error);
    }
    this.#settle();
  }

  async #draw(): Promise<void> {
    const firstPaint = this.registry.firstPaints[this.name];
    if (firstPaint && !this.#painted) {
      preload('firstPaint');
      try {
        const { default: paint } = await firstPaint();
        if (this.#isOver) return;
        this.#painted = paint(this.element, this.#sources(), this.#isSubmitted);
      } catch {
        // The full widget may still load; otherwise it reports the reason.
      }
      const painted = this.#painted;
      if (painted && !painted.isWaiting) {
        this.#settle();
        const load = () => {
          this.#onUpdate = undefined;
          this.#stopWaiting();
          void this.#load();
        };
        this.#onUpdate = load;
        const { onStale = whenIdle } = painted;
        const stops = [onStale(load), onIntent(this.element, load)];
        this.#stopWaiting = () => stops.forEach((stop) => stop());
        return;
      }
    }
    await this.#load();
  }

  #files() {
    this.#loads += 1;
    preload('widget');
    return Promise.all([
      import('../runtime/runtime.tsx'),
      (this.registry.widgets[this.name] as Registry['widgets'][string])(),
    ]);
  }

  async #load(): Promise<void> {
    if (this.#isOver || this.#mounted) return;
    const config = this.#config;
    try {
      const [{ mountWidget }, { default: definition }] = await this.#files();
      if (this.#isOver) return;
      this.#mounted = await mountWidget({
        definition,
        element: this.element,
        sources: () => this.#sources(),
        painted: this.#painted,
        isSubmitted: () => this.#isSubmitted,
        widgets: Object.keys(this.registry.widgets),
        isOver: () => this.#isOver,
      });
      // The element may have been removed while its files were loading.
      if (this.#isOver) this.#mounted.unmount();
      else if (config !== this.#config) this.#mounted.refresh();
    } catch (error) {
      this.#tryLater(error);
    }
    this.#settle();
  }

  /**
   * Retries once the network is back, or when the page is shown again, because WebKit cancels requests when a page is
   * left; a widget with a first paint also on a press, and after 2, 4, 8 seconds and so on up to 64.
   */
  #tryLater(error?: unknown): void {
    if (error) this.#fail(error);
    if (this.#isOver) return;
    this.#stopWaiting();
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retry = () => {
      this.#stopWaiting();
      // The authored content stays until all files of the widget have loaded.
      this.#files()
        .then(() => this.#draw())
        .catch((failure: unknown) => this.#tryLater(failure));
    };
    const retryAnew = ({ persisted = true }: Partial<PageTransitionEvent>) => {
      if (!persisted) return;
      this.#isReported = false;
      retry();
    };
    for (const moment of ['online', 'pageshow']) addEventListener(moment, retryAnew, { signal });
    if (this.#painted && navigator.onLine) {
      this.element.addEventListener('click', retry, { signal });
      timer = setTimeout(retry, Math.min(2 ** (this.#failures += 1), 64) * 1000);
    }
    this.#stopWaiting = () => {
      listening.abort();
      clearTimeout(timer);
    };
  }

  #fail(error: unknown): void {
    const loads = this.#loads;
    void this.#painted?.onFilesMissing(() => {
      if (loads !== this.#loads) return false;
      this.#painted = undefined;
      this.#tryLater();
      return true;
    });
    if (this.#isReported) return;
    this.#isReported = true;
    const message = `cover-${this.name} could not be loaded.`;
    this.element.dispatchEvent(
      new CustomEvent('covermount:error', {
        bubbles: true,
        composed: true,
        detail: { widget: this.name, code: 'load', message },
      }),
    );
    console.error(`[covermount] ${message}`, error);
  }

  update(config: Record<string, unknown>): void {
    this.#config = { ...this.#config, ...config };
    if (this.#mounted) this.#mounted.refresh();
    else if (!this.#loading) this.#onUpdate?.();
  }

  end(): void {
    this.#isOver = true;
    this.#stopWaiting();
    if (this.#mounted) this.#mounted.unmount();
    else this.#painted?.remove();
    this.#settle();
  }
}
