import { useState } from 'react';
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
  /**
   * Set where the visitor can check the outcome again: true during the check. When it ends, the text is announced, even
   * if nothing has changed. See `useRequestedCheck`.
   */
  isChecking?: boolean | undefined;
  /** Buttons. */
  actions?: ReactNode;
  /** Details of the outcome. */
  children?: ReactNode;
}

/** The outcome of a process: done, failed or pending. */
export function Outcome(props: OutcomeProps): ReactNode {
  const { tone, title, takesFocus = true, text, isChecking, actions, children } = props;
  return (
    <div className="cover-question" part="outcome">
      <div className="cover-question-head">
        <span className={`cover-outcome-sign cover-outcome-${tone}`} part={`outcome-sign outcome-${tone}`}>
          <Icon name={icons[tone]} />
        </span>
        <Heading takesFocus={takesFocus}>{title}</Heading>
        {isChecking === undefined ? (
          <p className="cover-lead">{text}</p>
        ) : (
          <p className="cover-lead" role="status" aria-busy={isChecking}>
            <span className="cover-announced">{text}</span>
          </p>
        )}
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

/**
 * Tells checks that the visitor has requested from those that a timer has started: a timer's check that changes nothing
 * is not announced.
 *
 * @example
 * const [isRequested, check] = useRequestedCheck(isChecking, () => send({ type: 'STATUS.REQUESTED' }));
 * <Outcome isChecking={isRequested} actions={<Button isBusy={isChecking} onClick={check}>Check again</Button>} />
 */
export function useRequestedCheck(
  isChecking: boolean,
  onRequest: () => void,
): readonly [isRequested: boolean, check: () => void] {
  const [wasRequested, setRequested] = useState(false);
  const [wasChecking, setWasChecking] = useState(isChecking);
  if (wasChecking !== isChecking) {
    setWasChecking(isChecking);
    if (!isChecking) setRequested(false);
  }
  const check = () => {
    setRequested(true);
    onRequest();
  };
  return [isChecking && wasRequested, check];
}
