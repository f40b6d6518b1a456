import type { ReactNode } from 'react';
import { TimeLeft } from '#ui/time-left';
import { type WaitLabels, waitText } from './wait-text.ts';

export interface WaitTimerProps {
  /** Until the next try. */
  secondsLeft: number;
  /** At the beginning: announced as it appears. Where something else announces it, nothing is. */
  from?: number | undefined;
  labels: WaitLabels;
}

/** Seconds at which a wait is announced, besides its start and its end. */
const milestones = [10];

/** The time until the next try, counted down. */
export function WaitTimer({ secondsLeft, from, labels }: WaitTimerProps): ReactNode {
  const textOf = (seconds: number) => waitText(labels, seconds);
  return <TimeLeft seconds={secondsLeft} from={from} milestones={milestones} textOf={textOf} />;
}
