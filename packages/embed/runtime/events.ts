import type { CovermountEvents } from '../loader/public.ts';

/** Fires an event on a widget's element. Returns false if a listener canceled it. */
export function fire<Name extends keyof CovermountEvents>(
  element: HTMLElement,
  name: Name,
  detail: CovermountEvents[Name],
): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, { bubbles: true, composed: true, cancelable: name === 'covermount:navigate', detail }),
  );
}
