import { type RefObject, useEffect } from 'react';

const partSelector = 'details, section, article, dialog, .cover-portal-page, .cover-customer-portal';
const headingSelector = ':is(h2, h3, h4)[tabindex], summary, .cover-portal-wait';

/** The parts that an element lies in, the innermost first. */
function partsAround(element: Element): readonly Element[] {
  const part = element.closest(partSelector);
  return part ? [part, ...(part.parentElement ? partsAround(part.parentElement) : [])] : [];
}

/**
 * Keeps the focus in the portal when the element that had it is removed, as “Try again” is: the heading of its part takes it. A
 * heading that takes the focus by itself goes before.
 */
export function useKeptFocus(portal: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = portal.current;
    if (!element) return undefined;
    const root = element.getRootNode() as Document | ShadowRoot;
    const hasFocus = () => root.activeElement !== null && root.activeElement !== element.ownerDocument.body;
    let focused: Element | undefined;
    let parts: readonly Element[] = [];

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      parts = partsAround(target);
    };
    // A browser that tells of a removed element in this way does so before it is removed.
    const forget = () =>
      queueMicrotask(() => {
        if (focused?.isConnected && !hasFocus()) focused = undefined;
      });
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      if (hasFocus()) return;
      for (const part of parts) {
        const heading = part.isConnected && part.querySelector<HTMLElement>(headingSelector);
        if (heading) return heading.focus();
      }
    });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [portal]);
}
