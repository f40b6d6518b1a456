import { type ReactNode, useEffect, useState } from 'react';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import type { AccountFailure } from './account-failure.ts';
import { WaitTimer } from './wait-timer.view.tsx';

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
  /** After too many tries: seconds until the next one; 0 when the wait is over. */
  secondsLeft: number;
  /** Replaces the text of the failure's kind. */
  text?: string | undefined;
  /** A link to continue, below the text. */
  action?: ReactNode;
  labels: FailureLabels;
}

/** Explains above the fields why a form was not sent. */
export function FailureNotice({ failure, secondsLeft, text, action, labels }: FailureNoticeProps): ReactNode {
  const isBack = useNetworkReturn(failure);
  if (!failure) return null;
  const { kind, seconds = 0 } = failure;
  if (kind !== 'tooManyTries' && !(kind === 'offline' && isBack)) {
    return (
      <Notice tone="warning" announces="atOnce" icon={kind === 'offline' ? 'offline' : 'alert'} action={action}>
        <p>{text ?? labels[kind]}</p>
      </Notice>
    );
  }
  if (secondsLeft > 0) {
    return (
      <Notice tone="warning">
        <WaitTimer secondsLeft={secondsLeft} from={seconds} labels={labels} />
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

/** Whether the network has returned since a failure. */
function useNetworkReturn(failure: AccountFailure | undefined): boolean {
  const [returnedAfter, setReturnedAfter] = useState<AccountFailure>();
  useEffect(() => {
    if (failure?.kind !== 'offline') return undefined;
    const note = () => setReturnedAfter(failure);
    addEventListener('online', note);
    return () => removeEventListener('online', note);
  }, [failure]);
  return failure !== undefined && returnedAfter === failure;
}
