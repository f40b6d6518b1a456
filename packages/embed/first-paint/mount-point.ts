import { adoptInto, release } from '#ui/styles';

/** Where a widget is rendered in its element, and how it replaces the authored content and restores it. */
export interface MountPoint {
  readonly root: ShadowRoot | HTMLElement;
  readonly container: HTMLElement;
  /** The server-printed root, if it is not the container. */
  readonly served?: HTMLElement | null;
  /** Hides the authored content. Call once the container is shown. */
  reveal(): void;
  /** Hides the widget and shows the authored content. */
  restore(): void;
  /** Restores the element as the author wrote it. */
  clear(): void;
}

/** The element that a widget is rendered into. */
export function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.className = 'cover-root';
  container.setAttribute('part', 'root');
  // Both languages are left-to-right, whatever the direction of the page.
  container.dir = 'ltr';
  return container;
}

/** Removes a node. An old library of the page may have replaced `Element.prototype.remove`. */
function take(node: Node): void {
  // oxlint-disable-next-line unicorn/prefer-dom-node-remove
  node.parentNode?.removeChild(node);
}

/**
 * Hides the authored content beside the widget without scrolling the page. WebKit lays a size container out once before
 * it renders new content in it, and scrolls up if the page is shorter meanwhile. So the widget is laid out before
 * anything is hidden, and the element, which `covermount.css` makes a size container until then, keeps its height until
 * the next layout.
 */
function replaceAuthored(element: HTMLElement, authored: HTMLElement): void {
  const { style, offsetHeight } = element;
  const { minHeight } = style;
  const isStyled = element.hasAttribute('style');
  style.minHeight = `${offsetHeight}px`;
  authored.hidden = true;
  element.toggleAttribute('data-cover-drawn', true);
  void element.offsetHeight;
  style.minHeight = minHeight;
  // Chromium does not remove an attribute that it has not serialized yet.
  if (!isStyled && element.getAttribute('style') === '') element.removeAttribute('style');
}

/** Shows the authored content instead of the widget. */
function restoreAuthored(element: HTMLElement, container: HTMLElement, authored: HTMLElement): void {
  container.hidden = true;
  authored.hidden = false;
  element.removeAttribute('data-cover-drawn');
}

function shadowMountPoint(element: HTMLElement, root: ShadowRoot, drawn: HTMLElement): MountPoint {
  // A server-printed slot stays: when a slot is removed, WebKit renders its siblings anew.
  const slot = root.querySelector('slot') ?? document.createElement('slot');
  // The HTML parser creates no empty text nodes.
  drawn.normalize();
  const printed = root.querySelector<HTMLElement>('[data-covermount-paint]');
  const isSame = printed?.isEqualNode(drawn);
  const container = (isSame && printed) || drawn;
  if (!printed) root.replaceChildren(slot);
  // Server-printed content and its styles show until the widget does.
  const replaced = [...root.childNodes].filter((node) => node !== container && node !== slot);
  if (!isSame) {
    drawn.hidden = true;
    root.append(drawn);
  }
  adoptInto(root);
  return {
    root,
    container,
    served: isSame ? null : printed,
    reveal() {
      replaceAuthored(element, slot);
      replaced.forEach(take);
    },
    restore() {
      replaced.forEach(take);
      root.prepend(slot);
      restoreAuthored(element, container, slot);
    },
    clear() {
      release(root);
      root.replaceChildren(slot);
      restoreAuthored(element, container, slot);
    },
  };
}

function lightMountPoint(element: HTMLElement, container: HTMLElement): MountPoint {
  const authored = document.createElement('div');
  authored.toggleAttribute('data-cover-fallback', true);
  authored.append(...element.childNodes);
  container.hidden = true;
  // A server may have printed a shadow root.
  element.shadowRoot?.replaceChildren(document.createElement('slot'));
  element.append(authored, container);
  adoptInto(container);
  return {
    root: container,
    container,
    reveal: () => replaceAuthored(element, authored),
    restore: () => restoreAuthored(element, container, authored),
    clear() {
      release(container);
      take(container);
      restoreAuthored(element, container, authored);
      authored.replaceWith(...authored.childNodes);
    },
  };
}

let lightRoots = 0;

/** The prefix of a widget's ids: in the page's own tree they must differ from those of other widgets. */
export const idPrefixOf = (widget: string, isolation: 'shadow' | 'light'): string =>
  isolation === 'light' ? `${widget}${(lightRoots += 1)}-` : '';

/**
 * Prepares an element for a widget; nothing is shown until `reveal()`. An element that cannot host a shadow root gets a
 * light mount point.
 *
 * @param drawn The container with its content. If a server has printed exactly the same, the printed one is used.
 */
export function openMountPoint(
  element: HTMLElement,
  isolation: 'shadow' | 'light',
  drawn: HTMLElement = createContainer(),
): MountPoint {
  if (isolation === 'light') return lightMountPoint(element, drawn);
  try {
    return shadowMountPoint(element, element.shadowRoot ?? element.attachShadow({ mode: 'open' }), drawn);
  } catch {
    return lightMountPoint(element, drawn);
  }
}
