import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import './heading.css';

/** Widgets that have rendered their first heading. */
const entered = new WeakSet<Element>();

export interface HeadingProps {
  children: ReactNode;
  /** 2 for the page's heading, 3 and 4 within it. */
  level?: 2 | 3 | 4 | undefined;
  id?: string | undefined;
  /**
   * True if the heading takes the focus on mount. `entry` skips the first heading of the widget: a page that has just
   * loaded keeps its focus.
   */
  takesFocus?: boolean | 'entry' | undefined;
}

/**
 * The ref of a heading that takes the focus on mount: see `HeadingProps.takesFocus`. With `waiting` it does as with
 * `entry`, but is not the first heading itself: the page that the visitor waits for has that one.
 */
export function useHeadingFocus(
  takesFocus: HeadingProps['takesFocus'] | 'waiting',
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

/** A heading that can take the focus when its page is shown. */
export function Heading({ children, level = 2, id, takesFocus = false }: HeadingProps): ReactNode {
  const heading = useHeadingFocus(takesFocus);
  const Tag = `h${level}` as const;
  return (
    <Tag className={`cover-heading cover-heading-${level}`} part="heading" id={id} ref={heading} tabIndex={-1}>
      {children}
    </Tag>
  );
}
