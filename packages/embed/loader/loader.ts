import { Placement } from './placement.ts';
import type { Covermount } from './public.ts';
import type { Registry } from './registry.ts';

/** Finds the widgets of the page, now and whenever it changes. Does nothing on a server. */
export function start(registry: Registry, version: string): Covermount {
  // A page may load the file twice, or with a query, as chunks do. They share one loader.
  const page = globalThis as { covermount?: Covermount };
  if (typeof page.covermount?.mount === 'function') return page.covermount;
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
      void import('#configuration/diagnose').then((chunk) =>
        chunk.warnOfUnknownWidget(name, Object.keys(registry.widgets)),
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
        [...placements.values()]
          .filter((placement) => !element || placement.element === element)
          .map((placement) => placement.done),
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
