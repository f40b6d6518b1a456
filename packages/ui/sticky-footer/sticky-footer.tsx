import type { ReactNode } from 'react';
import { registerStyles } from '../styles/styles.tsx';
import css from './sticky-footer.css?inline';

registerStyles(css);

export interface StickyFooterProps {
  children: ReactNode;
  /** At the start: a total, a count. */
  aside?: ReactNode;
}

/** The next action, in sight at the foot of the window as long as its list is. */
export function StickyFooter({ children, aside }: StickyFooterProps): ReactNode {
  return (
    <div className="cover-sticky-footer" part="sticky-footer">
      {aside && <div className="cover-sticky-footer-aside">{aside}</div>}
      <div className="cover-sticky-footer-actions">{children}</div>
    </div>
  );
}
