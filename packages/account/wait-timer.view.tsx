import type { ReactNode } from 'react';
import { TimeLeft } from '#ui/time-left';
import { type WaitLabels, waitText } from './wait-text.ts';

export interface WaitTimerProps {
  /** Seconds until the next try. */
  secondsLeft: number;
  /**
   * Seconds at the beginning, which are announced at once. If something else announces them, nothing more is announced.
   */
  from?: number | undefined;
  labels: WaitLabels;
}

/** Seconds at which the wait is announced, besides its start and its end. */
const milestones = [10];

/** A countdown to the next try. */
export function WaitTimer({ secondsLeft, from, labels }: WaitTimerProps): ReactNode {
  const textOf = (seconds: number) => waitText(labels, seconds);
  return <TimeLeft seconds={secondsLeft} from={from} milestones={milestones} textOf={textOf} />;
}

/** The flow's notice after too many requests: the wait, then that the next one is possible. */
export function waitNotice(props: WaitTimerProps) {
  if (props.secondsLeft === 0) return { kind: 'tryAgainNow' as const };
  return { kind: 'tooManyTries' as const, reason: <WaitTimer {...props} />, isAnnounced: false };
}
