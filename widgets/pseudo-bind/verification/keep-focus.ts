import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus a place when what had it went away with the state before: to a field of what came in its stead, else
 * to the dialog's title. Whoever is somewhere else stays there.
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
