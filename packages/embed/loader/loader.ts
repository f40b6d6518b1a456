import { pendingImports } from './import-again.ts';
import { Placement } from './placement.ts';
import type { Covermount } from './public.ts';
import type { Registry } from './registry.ts';

/** Finds the widgets of the page, now and whenever it changes. Does nothing on a server. */
export function start(registry: Registry, version: string): Covermount {
  // A page may load the file twice, or with a query, as chunks do. All copies share one loader.
  const page = globalThis as { covermount?: Covermount };
  if (typeof page.covermount?.mount === 'function') return page.covermount;
  // Iterated with `forEach`, because polyfills of `Map` on old pages cannot be iterated.
  const placements = new Map<HTMLElement, Placement>();

  const place = (element: HTMLElement, name: string, config?: Record<string, unknown>): Placement => {
    const existing = placements.get(element);
    if (existing) {
      if (existing.name === name) {
        if (config) existing.update(config);
        return existing;
      }
      existing.end();
    }
    const placement = new Placement(element, name, registry, config);
    placements.set(element, placement);
    return placement;
  };

  // A move within the page removes an element and adds it again before this runs.
  const leave = (element: HTMLElement) =>
    queueMicrotask(() => {
      if (element.isConnected) return;
      placements.get(element)?.end();
      placements.delete(element);
    });

  const names = Object.keys(registry.widgets);
  /** Reports an unknown widget name, once. */
  const reported = new Set<string>();
  const report = (written: string) => {
    if (reported.has(written)) return;
    reported.add(written);
    void import('#configuration/diagnose').then(
      (chunk) => chunk.warnOfUnknownWidget(written, names),
      () => undefined,
    );
  };

  const api: Covermount = {
    version,
    mount(name, element, config = {}) {
      if (!names.includes(name)) {
        throw new TypeError(`Widget "${name}" is not one of ${names.join(', ')}.`);
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
      const done: Promise<void>[] = [];
      placements.forEach((placement) => {
        if (!element || placement.element === element) done.push(placement.done);
      });
      await Promise.all(done);
    },
  };
  if (typeof document === 'undefined') return api;
  page.covermount = api;

  const plainSelector = '[data-covermount]:not([data-covermount=page])';
  const find = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    for (const element of [node, ...node.querySelectorAll<HTMLElement>(`${plainSelector},:not(:defined)`)]) {
      const name = element.dataset.covermount;
      if (name === undefined) {
        if (element.localName.startsWith('cover-') && !customElements.get(element.localName)) report(element.localName);
      } else if (name !== 'page' && element.localName !== 'script') {
        if (names.includes(name)) place(element, name);
        else report(name);
      }
    }
  };
  const lose = (node: Node) => {
    placements.forEach((_placement, element) => node.contains(element) && leave(element));
  };

  // Secrets leave the address before any widget requests something.
  const secretive = Object.keys(registry.secrets);
  for (const name of secretive) document.querySelectorAll(`[data-covermount=${name}]`).forEach(find);
  for (const name of [...secretive, ...names]) {
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

  // WebKit cancels imports when a page enters the back/forward cache. Neither they nor further imports of these files
  // end after the visitor returns, also those with which a placement tries again. A reload restores what was typed. An
  // import that begins later may be that of a press, which a reload would lose.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(() => pendingImports && setTimeout(() => pendingImports && location.reload(), 1000));
  });

  return api;
}
