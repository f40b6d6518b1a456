import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import '../question-page/question-page.css';
import './outcome.css';

export type OutcomeTone = 'success' | 'failure' | 'waiting';

const icons: Record<OutcomeTone, IconName> = { success: 'check', failure: 'alert', waiting: 'info' };

export interface OutcomeProps {
  tone: OutcomeTone;
  title: string;
  /**
   * The title takes the focus on mount, even on a page that has just loaded: the visitor has waited for it. With
   * `entry`, it does not when it is the first heading of the widget.
   */
  takesFocus?: true | 'entry' | undefined;
  text: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Details of the outcome. */
  children?: ReactNode;
}

/** The outcome of a process: done, failed or pending. */
export function Outcome({ tone, title, takesFocus = true, text, actions, children }: OutcomeProps): ReactNode {
  return (
    <div className="cover-question" part="outcome">
      <div className="cover-question-head">
        <span className={`cover-outcome-sign cover-outcome-${tone}`} part={`outcome-sign outcome-${tone}`}>
          <Icon name={icons[tone]} />
        </span>
        <Heading takesFocus={takesFocus}>{title}</Heading>
        <p className="cover-lead">{text}</p>
      </div>
      {children}
      {actions && (
        <div className="cover-question-actions" part="question-actions">
          {actions}
        </div>
      )}
    </div>
  );
}
