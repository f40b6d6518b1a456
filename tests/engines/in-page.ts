export type Kind = 'field' | 'button' | 'choice' | 'text';

/**
 * The first visible element of a kind with a name, also in open shadow roots. It is sent to the browser as text, so it uses
 * nothing outside itself.
 *
 * @param kind a text field, a button, a radio or checkbox (whose label may lie over it), or the innermost element with a text.
 * @param name the label of a field or choice, the name of a button, or the text.
 * @param group the legend of the fieldset around a choice.
 */
export function findElement(kind: Kind, name: string, group?: string): HTMLElement | null {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const text = (element?: Element | null) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  const labels = (input: HTMLInputElement) => [...(input.labels ?? [])].map(text);
  const all = (selector: string) =>
    rootsIn(document).flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const matches = {
    field: (element: HTMLElement) =>
      element.checkVisibility() && labels(element as HTMLInputElement).some((label) => label.startsWith(name)),
    button: (element: HTMLElement) =>
      element.checkVisibility() && [text(element), element.getAttribute('aria-label')].includes(name),
    choice: (element: HTMLElement) =>
      (!group || text(element.closest('fieldset')?.querySelector('legend')).startsWith(group)) &&
      labels(element as HTMLInputElement).some((label) => !name || (group ? label === name : label.includes(name))),
    text: (element: HTMLElement) =>
      element.checkVisibility() &&
      text(element).includes(name) &&
      ![...element.children].some((child) => text(child).includes(name)),
  };
  const selectors = {
    field: 'input:not([type=radio], [type=checkbox])',
    button: 'button',
    choice: '[type=radio], [type=checkbox]',
    text: '*',
  };
  return all(selectors[kind]).find(matches[kind]) ?? null;
}

/**
 * The middle of an element, or of the first visible one with a selector, scrolled into the viewport, also in open shadow roots. It is sent to
 * the browser as text, so it uses nothing outside itself.
 *
 * @param target an element or a selector; `cover-video >>> button` is a button in the shadow root of the widget.
 */
export function middleOf(
  target: string | HTMLElement,
): { x: number; y: number; isInView: boolean; scrolled: number; pageHeight: number } | null {
  const rootsIn = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const [inner = '', widget] = typeof target === 'string' ? target.split(' >>> ').toReversed() : [];
  const within = widget === undefined ? document : document.querySelector(widget);
  const found =
    typeof target === 'string'
      ? (within ? rootsIn((within as Element).shadowRoot ?? within) : [])
          .flatMap((root) => [...root.querySelectorAll<HTMLElement>(inner)])
          .find((element) => element.checkVisibility())
      : target;
  if (!found) return null;
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A busy Firefox has been seen not to scroll then.
  scrollBy({
    top: middle()[1] < 0 || middle()[1] >= innerHeight ? middle()[1] - innerHeight / 2 : 0,
    behavior: 'instant',
  });
  const [x, y] = middle();
  return {
    x,
    y,
    isInView: x >= 0 && x < innerWidth && y >= 0 && y < innerHeight,
    scrolled: scrollY,
    pageHeight: document.documentElement.scrollHeight,
  };
}

/**
 * The text of the first visible element with a selector in a widget; empty while there is none. It is sent to the browser as
 * text, so it uses nothing outside itself.
 */
export function textIn(widget: string, selector: string): string {
  const element = document.querySelector(widget);
  const found = [...((element?.shadowRoot ?? element)?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return found.find((part) => part.checkVisibility())?.innerText.trim() ?? '';
}

/** Scrolls to a widget, and tells if it is drawn. It is sent to the browser as text, so it uses nothing outside itself. */
export function isDrawn(widget: string): boolean {
  const element = document.querySelector(widget);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element?.hasAttribute('data-cover-drawn') === true;
}

/** Clears what earlier visits to this origin stored. It is sent to the browser as text, so it uses nothing outside itself. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}

/**
 * The texts and form controls of the page in their order, also in open shadow roots. It is sent to the browser as text, so it
 * uses nothing outside itself.
 */
export function pageContent(): string {
  const ofControl = (control: HTMLInputElement | HTMLButtonElement) =>
    [
      `[${control.type}]`,
      control.name,
      control.value,
      ...['aria-invalid', 'aria-busy', 'aria-disabled', 'disabled'].filter((name) => control.hasAttribute(name)),
    ].join(' ');
  const linesOf = (node: Node): string[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? [node.textContent.trim()] : [];
    if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName)) return [];
    const isControl = node instanceof HTMLInputElement || node instanceof HTMLButtonElement;
    const children = [...(node.shadowRoot ?? node).childNodes].flatMap(linesOf);
    return isControl ? [ofControl(node), ...children] : children;
  };
  return [location.href, `focused: ${document.hasFocus()}`, document.visibilityState, ...linesOf(document.body)].join(
    '\n',
  );
}

/** Waits until two frames were drawn. It is sent to the browser as text, so it uses nothing outside itself. */
export const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
