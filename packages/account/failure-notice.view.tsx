import type { ReactNode } from 'react';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { TimeLeft } from '#ui/time-left';
import type { AccountFailure } from './account-failure.ts';
import { waitText } from './try-limit.ts';

/** The texts of a failed call. */
export type FailureLabels = Readonly<
  Record<
    | Exclude<AccountFailure['kind'], 'tooManyTries'>
    | 'tooManyTries'
    | 'tooManyTries.one'
    | 'tooManyTries.minutes'
    | 'tryAgainNow',
    string
  >
>;

export interface FailureNoticeProps {
  failure: AccountFailure | undefined;
  /** After too many tries: how long it is until the next one; 0 when it is over. */
  secondsLeft: number;
  /** Instead of the text of the failure's kind. */
  text?: string | undefined;
  labels: FailureLabels;
}

/** Seconds at which a wait is announced, besides its start and its end. */
const milestones = [10];

/** Why a form was not sent, above its fields. */
export function FailureNotice({ failure, secondsLeft, text, labels }: FailureNoticeProps): ReactNode {
  if (!failure) return null;
  const { kind, seconds = 0 } = failure;
  if (kind !== 'tooManyTries') {
    return (
      <Notice tone="error" announces="atOnce" icon={kind === 'offline' ? 'offline' : 'alert'}>
        <p>{text ?? labels[kind]}</p>
      </Notice>
    );
  }
  if (secondsLeft > 0) {
    const textOf = (left: number) => waitText(labels, left);
    return (
      <Notice tone="warning">
        <TimeLeft seconds={secondsLeft} from={seconds} milestones={milestones} textOf={textOf} />
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      <p>{labels.tryAgainNow}</p>
      <LiveRegion message={labels.tryAgainNow} delay={200} />
    </Notice>
  );
}
