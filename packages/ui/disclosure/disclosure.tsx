import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './disclosure.css';

export interface DisclosureProps {
  /** What shows while it is closed. */
  summary: ReactNode;
  children: ReactNode;
  /** Opens and closes it from outside; visitors can always do so themselves. */
  isOpen?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** `frame` draws a border around it, for one that stands by itself. */
  look?: 'plain' | 'frame' | undefined;
}

/** Content that one opens when one wants it. */
export function Disclosure({ summary, children, isOpen, onToggle, look = 'plain' }: DisclosureProps): ReactNode {
  return (
    <details
      className={`cover-disclosure cover-disclosure-${look}`}
      part="disclosure"
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="cover-disclosure-summary" part="disclosure-summary">
        <span className="cover-disclosure-text">{summary}</span>
        <Icon name="down" />
      </summary>
      <div className="cover-disclosure-body">{children}</div>
    </details>
  );
}
