import type { ReactNode } from 'react';
import { useHeadingFocus } from './use-heading-focus.ts';
import './heading.css';

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
