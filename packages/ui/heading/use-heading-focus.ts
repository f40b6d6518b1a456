import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Widgets that have rendered their first heading. */
const entered = new WeakSet<Element>();

/**
 * The ref of a heading that takes the focus on mount: see `HeadingProps.takesFocus`. With `waiting` it does as with
 * `entry`, but is not the first heading itself: the page that the visitor waits for has that one.
 */
export function useHeadingFocus(
  takesFocus: boolean | 'entry' | 'waiting' | undefined,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDecided = useRef(false);

  useLayoutEffect(() => {
    const element = heading.current;
    // Strict mode runs effects twice; the second run would no longer count as the first heading.
    if (!element || isDecided.current) return;
    isDecided.current = true;
    const widget = element.closest('.cover-root');
    const isFirst = widget !== null && !entered.has(widget);
    if (widget && takesFocus !== 'waiting') entered.add(widget);
    if (takesFocus === true || (takesFocus && !isFirst)) element.focus();
  }, [takesFocus]);

  return heading;
}
