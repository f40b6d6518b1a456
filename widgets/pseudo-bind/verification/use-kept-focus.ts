import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus when the focused element was removed with the previous state: to the first field of the new state,
 * else to the dialog's title. A focus that is elsewhere is left alone.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const element = part.current;
    const root = element?.getRootNode() as Document | ShadowRoot | undefined;
    const active = root?.activeElement;
    if (!element || (active && active !== document.body && active !== element.closest('dialog'))) return;
    (element.querySelector('input') ?? element.closest('dialog')?.querySelector('h2'))?.focus();
  }, [part, state]);
}
