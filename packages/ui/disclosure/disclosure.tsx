import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './disclosure.css';

export interface DisclosureProps {
  /** The text of the button. */
  summary: ReactNode;
  children: ReactNode;
  /** Controls the open state; visitors can still toggle it. */
  isOpen?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** `frame` adds a border, for a disclosure outside a card. */
  look?: 'plain' | 'frame' | undefined;
}

/** Content that visitors can show and hide. */
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
