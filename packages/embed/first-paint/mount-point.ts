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
      slot.remove();
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
      container.remove();
      authored.replaceWith(...authored.childNodes);
      element.removeAttribute('data-cover-drawn');
    },
  };
}

/** Prepares an element for a widget; nothing is shown until `reveal()`. Elements that cannot host a shadow root get a light mount point. */
export function openMountPoint(element: HTMLElement, isolation: 'shadow' | 'light'): MountPoint {
  if (isolation === 'shadow') {
    try {
      return shadowMountPoint(element, element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    } catch {
      return lightMountPoint(element);
    }
  }
  return lightMountPoint(element);
}
