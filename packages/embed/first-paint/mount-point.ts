import { adoptInto, release } from '#ui/styles';

/** Where a widget is rendered in its element, and how it replaces the authored content and restores it. */
export interface MountPoint {
  readonly root: ShadowRoot | HTMLElement;
  readonly container: HTMLElement;
  /** Hides the authored content and shows the widget. */
  reveal(): void;
  /** Hides the widget and shows the authored content. */
  restore(): void;
  /** Restores the element as the author wrote it. */
  clear(): void;
}

function prepared(container: HTMLElement): HTMLElement {
  container.className = 'cover-root';
  container.setAttribute('part', 'root');
  // English and Spanish, whatever the direction of the page.
  container.dir = 'ltr';
  container.hidden = true;
  return container;
}

/** Removes a node. An old library of the page may have replaced `Element.prototype.remove`. */
function take(node: Node): void {
  // oxlint-disable-next-line unicorn/prefer-dom-node-remove
  node.parentNode?.removeChild(node);
}

function shadowMountPoint(element: HTMLElement, root: ShadowRoot): MountPoint {
  const slot = document.createElement('slot');
  const container = prepared(document.createElement('div'));
  root.replaceChildren(slot, container);
  adoptInto(root);
  return {
    root,
    container,
    reveal() {
      container.hidden = false;
      take(slot);
      element.toggleAttribute('data-cover-drawn', true);
    },
    restore() {
      container.hidden = true;
      root.prepend(slot);
      element.removeAttribute('data-cover-drawn');
    },
    clear() {
      release(root);
      root.replaceChildren(slot);
      element.removeAttribute('data-cover-drawn');
    },
  };
}

function lightMountPoint(element: HTMLElement): MountPoint {
  const authored = document.createElement('div');
  authored.toggleAttribute('data-cover-fallback', true);
  // A page's CSS reset could show it again with `display: contents`; `hidden` with our own rule is safe.
  authored.append(...element.childNodes);
  const container = prepared(document.createElement('div'));
  element.append(authored, container);
  adoptInto(container);
  return {
    root: container,
    container,
    reveal() {
      container.hidden = false;
      authored.hidden = true;
      element.toggleAttribute('data-cover-drawn', true);
    },
    restore() {
      container.hidden = true;
      authored.hidden = false;
      element.removeAttribute('data-cover-drawn');
    },
    clear() {
      release(container);
      take(container);
      authored.replaceWith(...authored.childNodes);
      element.removeAttribute('data-cover-drawn');
    },
  };
}

/**
 * Prepares an element for a widget; nothing is shown until `reveal()`. An element that cannot host a shadow root gets a
 * light mount point. A browser without `@scope` (Firefox before 146), which could not style that, gets a shadow root.
 */
export function openMountPoint(element: HTMLElement, isolation: 'shadow' | 'light'): MountPoint {
  if (isolation === 'light' && typeof CSSScopeRule !== 'undefined') return lightMountPoint(element);
  try {
    return shadowMountPoint(element, element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  } catch {
    return lightMountPoint(element);
  }
}
