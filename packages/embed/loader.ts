import type { WidgetDefinition } from './define-widget.ts';
import type { FirstPaint, Painted } from './first-paint.ts';
import { attribute, readSources, strongest } from './layers.ts';
import type { Sources } from './layers.ts';
import type { Trigger } from './prompts/trigger.ts';
import type { Covermount } from './public.ts';
import type { Mounted } from './runtime.tsx';

export interface Registry {
  widgets: Readonly<Record<string, () => Promise<{ default: WidgetDefinition }>>>;
  /** Widgets that are drawn, and take typing, before React arrives. */
  firstPaints: Readonly<Record<string, () => Promise<{ default: FirstPaint }>>>;
  /** Widgets that wait for their moment, wherever they stand on the page. */
  triggered: readonly string[];
  /** What tells when the moment has come, by name: one small file for all of them. */
  triggers: () => Promise<{ triggers: Readonly<Record<string, Trigger>> }>;
}

/**
 * What the build fills in: chunks that nearly every widget needs, by name, with spaces between them. What a widget needs besides is small,
 * and comes while these are on their way. Unbuilt, modules find their imports by themselves.
 */
declare const __COVERMOUNT_PRELOADS__: string | undefined;

let preloads = typeof __COVERMOUNT_PRELOADS__ === 'undefined' ? [] : __COVERMOUNT_PRELOADS__.split(' ');

function preload(): void {
  for (const name of preloads) {
    const file = `./chunks/${name}.js`;
    // A file that is missing is reported by the import that needs it.
    import(/* @vite-ignore */ new URL(file, import.meta.url).href).catch(() => undefined);
  }
  preloads = [];
}

type Load = 'visible' | 'idle' | 'interaction' | 'eager';

const idle = (go: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(go, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(go, 200);
  return () => clearTimeout(id);
};

const intents = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'input', 'touchstart'] as const;

const intent = (element: HTMLElement, go: () => void): (() => void) => {
  const controller = new AbortController();
  for (const type of intents) {
    element.addEventListener(type, go, { once: true, passive: true, signal: controller.signal });
  }
  return () => controller.abort();
};

/** How far below the screen a widget is loaded already, in CSS pixels. */
const margin = 200;

/** Whether it is on the screen, or near it, however far it may be scrolled out of a part of the page. */
function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < bottom && top < innerHeight + margin && bottom > -margin;
}

/** Calls `go` when the element is wanted; returns how to stop waiting. What is cheap to draw is not held up by a frame. */
function whenWanted(element: HTMLElement, load: Load, isCheap: boolean, go: () => void): () => void {
  if (load === 'idle') return idle(go);
  if (load === 'interaction') return intent(element, go);
  if (load === 'eager' || (isCheap && isNear(element))) {
    go();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        go();
      }
    },
    { rootMargin: `${margin}px` },
  );
  // An inline element around floats has no box of its own; what the author put inside has.
  for (const target of [element, ...element.children]) observer.observe(target);
  return () => observer.disconnect();
}

const loads = new Set<unknown>(['visible', 'idle', 'interaction', 'eager']);

/** One widget on one element, from its first sight to its removal. */
class Placement {
  readonly done: Promise<void>;
  #settle!: () => void;
  #stopWaiting: () => void = () => undefined;
  #given: Record<string, unknown> | undefined;
  #mounted: Mounted | undefined;
  #painted: Painted | undefined;
  #loading: Promise<void> | undefined;
  #arm: (() => void) | undefined;
  #isOver = false;

  constructor(
    readonly element: HTMLElement,
    readonly name: string,
    readonly registry: Registry,
    given?: Record<string, unknown>,
  ) {
    this.#given = given;
    this.done = new Promise((resolve) => {
      this.#settle = resolve;
    });
    if (document.readyState === 'loading') {
      // A parser that is still at work may not have reached the element's own JSON.
      const begin = () => this.#wait();
      document.addEventListener('DOMContentLoaded', begin, { once: true });
      this.#stopWaiting = () => document.removeEventListener('DOMContentLoaded', begin);
    } else {
      this.#wait();
    }
  }

  #sources(): Sources {
    return readSources(this.element, this.name, this.#given);
  }

  #wait(): void {
    if (this.registry.triggered.includes(this.name)) {
      void this.#watch();
      return;
    }
    const asked = attribute(this.element, 'load') ?? strongest(this.#sources(), 'load');
    const load = (loads.has(asked) ? asked : this.#given ? 'eager' : 'visible') as Load;
    this.#stopWaiting = whenWanted(this.element, load, this.name in this.registry.firstPaints, () => void this.#draw());
  }

  /** The widget's trigger says when it loads. */
  async #watch(): Promise<void> {
    try {
      const { triggers } = await this.registry.triggers();
      this.#arm = () => {
        this.#stopWaiting();
        this.#stopWaiting = (triggers[this.name] as Trigger)({
          element: this.element,
          sources: () => this.#sources(),
          load: () => void (this.#loading ??= this.#load()),
          fail: (error) => this.#fail(error),
        });
      };
      if (!this.#isOver) this.#arm();
    } catch (error) {
      this.#fail(error);
    }
    this.#settle();
  }

  async #draw(): Promise<void> {
    const firstPaint = this.registry.firstPaints[this.name];
    if (firstPaint) {
      try {
        const { default: paint } = await firstPaint();
        if (this.#isOver) return;
        this.#painted = paint(this.element, this.#sources());
      } catch {
        // The full widget may still load, and says why if it cannot.
      }
      if (this.#painted) {
        this.#settle();
        const load = () => {
          stopIdle();
          stopIntent();
          void this.#load();
        };
        const stopIdle = idle(load);
        const stopIntent = intent(this.element, load);
        this.#stopWaiting = () => {
          stopIdle();
          stopIntent();
        };
        return;
      }
    }
    await this.#load();
  }

  async #load(): Promise<void> {
    if (this.#isOver || this.#mounted) return;
    preload();
    try {
      const [{ mountWidget }, { default: definition }] = await Promise.all([
        import('./runtime.tsx'),
        (this.registry.widgets[this.name] as Registry['widgets'][string])(),
      ]);
      if (this.#isOver) return;
      this.#mounted = await mountWidget({
        definition,
        element: this.element,
        sources: () => this.#sources(),
        painted: this.#painted,
        isOver: () => this.#isOver,
      });
      // It may have been taken away while its files were on their way.
      if (this.#isOver) this.#mounted.unmount();
    } catch (error) {
      this.#fail(error);
      this.#loadOnceOnline();
    }
    this.#settle();
  }

  /** The authored content stands in until the network is back. A form that was drawn before posts by itself. */
  #loadOnceOnline(): void {
    if (this.#isOver || this.#painted || navigator.onLine) return;
    const again = () => void this.#load();
    addEventListener('online', again, { once: true });
    this.#stopWaiting = () => removeEventListener('online', again);
  }

  #fail(error: unknown): void {
    this.#painted?.abandoned();
    const message = `cover-${this.name} could not be loaded. The authored content stays.`;
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
    this.#given = { ...this.#given, ...config };
    if (this.#mounted) this.#mounted.refresh();
    else if (!this.#loading) this.#arm?.();
  }

  end(): void {
    this.#isOver = true;
    this.#stopWaiting();
    if (this.#mounted) this.#mounted.unmount();
    else this.#painted?.remove();
    this.#settle();
  }
}

/** Finds the page's widgets, now and later. On a server it does nothing. */
export function start(registry: Registry, version: string): Covermount {
  // A page may name the file twice, or with a query; chunks then bring it in again. One loader serves them all.
  const page = globalThis as { covermount?: Covermount };
  if (typeof page.covermount?.mount === 'function') return page.covermount;
  const placements = new Map<HTMLElement, Placement>();

  const place = (element: HTMLElement, name: string, given?: Record<string, unknown>): Placement => {
    const present = placements.get(element);
    if (present) {
      if (present.name === name) {
        if (given) present.update(given);
        return present;
      }
      present.end();
    }
    const placement = new Placement(element, name, registry, given);
    placements.set(element, placement);
    return placement;
  };

  // A move within the page takes an element out and in again before this runs.
  const leave = (element: HTMLElement) =>
    queueMicrotask(() => {
      if (element.isConnected) return;
      placements.get(element)?.end();
      placements.delete(element);
    });

  const known = (name: string): boolean => {
    const isKnown = Object.hasOwn(registry.widgets, name);
    if (!isKnown) {
      void import('./diagnose.ts').then(({ warnOfUnknownWidget }) =>
        warnOfUnknownWidget(name, Object.keys(registry.widgets)),
      );
    }
    return isKnown;
  };

  const api: Covermount = {
    version,
    mount(name, element, config = {}) {
      if (!Object.hasOwn(registry.widgets, name)) {
        throw new TypeError(`Covermount has no widget "${name}". It has: ${Object.keys(registry.widgets).join(', ')}.`);
      }
      const placement = place(element, name, config);
      return {
        element,
        update: (next) => placement.update(next),
        unmount() {
          placement.end();
          placements.delete(element);
        },
      };
    },
    async ready(element) {
      await Promise.all(
        [...placements.values()].filter((one) => !element || one.element === element).map((one) => one.done),
      );
    },
  };
  if (typeof document === 'undefined') return api;
  page.covermount = api;

  const plainSelector = '[data-covermount]:not([data-covermount=page])';
  const find = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    for (const element of [node, ...node.querySelectorAll<HTMLElement>(plainSelector)]) {
      const name = element.dataset.covermount;
      if (name !== undefined && name !== 'page' && element.localName !== 'script' && known(name)) place(element, name);
    }
  };
  const lose = (node: Node) => {
    for (const element of placements.keys()) if (node === element || node.contains(element)) leave(element);
  };

  for (const name of Object.keys(registry.widgets)) {
    const tag = `cover-${name}`;
    if (customElements.get(tag)) continue;
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback(): void {
          place(this, name);
        }
        disconnectedCallback(): void {
          leave(this);
        }
      },
    );
  }
  find(document.documentElement);
  new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'attributes') find(record.target);
      record.removedNodes.forEach(lose);
      record.addedNodes.forEach(find);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-covermount'] });

  return api;
}
