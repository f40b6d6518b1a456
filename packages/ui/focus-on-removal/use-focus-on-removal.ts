import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to another element when an element that contains the focus is removed.
 *
 * @param next Returns the element to focus, given the removed one, which is still in the page.
 * @returns the ref of the element that may be removed; it belongs to a component that is removed with it
 */
export function useFocusOnRemoval<Removed extends HTMLElement>(
  next: (removed: Removed) => HTMLElement | null | undefined,
  options?: FocusOptions,
): RefObject<Removed | null> {
  const removed = useRef<Removed>(null);
  const moveFocus = useEffectEvent((element: Removed) => next(element)?.focus(options));
  useLayoutEffect(() => {
    const element = removed.current;
    return () => {
      if (element?.matches(':focus, :focus-within')) moveFocus(element);
    };
  }, []);
  return removed;
}
