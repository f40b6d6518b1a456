import type { ReactNode } from 'react';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import type { AccountFailure } from './account-failure.ts';
import { waitText } from './try-limit.ts';

/** The texts of a failed call; every widget of the account words them for itself. */
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

/** How often a wait is announced: at its start, at 10 seconds and at its end. */
const milestone = 10;

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
  const isOver = secondsLeft === 0;
  const announced = secondsLeft > milestone || seconds <= milestone ? seconds : milestone;
  return (
    <Notice tone={isOver ? 'info' : 'warning'}>
      {/* The text changes each second, which nobody wants to hear. */}
      <p role={isOver ? undefined : 'timer'}>{isOver ? labels.tryAgainNow : waitText(labels, secondsLeft)}</p>
      <LiveRegion message={isOver ? labels.tryAgainNow : waitText(labels, announced)} delay={200} />
    </Notice>
  );
}
