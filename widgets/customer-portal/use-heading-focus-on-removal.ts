import { type RefObject, useEffect } from 'react';

const partSelector = 'details, section, article, dialog, .cover-portal-page, .cover-customer-portal';
const headingSelector = ':is(h2, h3, h4)[tabindex], summary, .cover-portal-wait';

/** The parts around an element, the innermost first. */
function partsAround(element: Element): readonly Element[] {
  const part = element.closest(partSelector);
  return part ? [part, ...(part.parentElement ? partsAround(part.parentElement) : [])] : [];
}

/**
 * Keeps the focus in the portal when the focused element is removed, as “Try again” is: the heading of the nearest
 * remaining part takes it, unless something else has the focus by then.
 */
export function useHeadingFocusOnRemoval(portal: RefObject<HTMLElement | null>): void {
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
    // Some browsers fire `focusout` for a removed element before they detach it: hence the microtask.
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
