import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a part of the dialog into view when its state changes: on a phone it may be behind the dialog's footer. The
 * first state does not scroll, because an opening dialog is read from its top.
 */
export function useScrollIntoView(part: RefObject<HTMLElement | null>, state: string | undefined): void {
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (state) part.current?.scrollIntoView({ block: 'center' });
  }, [part, state]);
}
