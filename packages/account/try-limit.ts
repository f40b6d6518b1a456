import { fromCallback } from 'xstate';
import { format } from '#i18n/format';
import type { AccountFailure } from './account-failure.ts';

export interface WaitEvent {
  type: 'SECOND.PASSED';
  /** Until the next try. */
  secondsLeft: number;
}

/** The seconds that a visitor has to wait after a failure; 0 after any but too many tries. */
export const secondsToWait = (failure: AccountFailure | undefined): number => failure?.seconds ?? 0;

/**
 * Counts the seconds down to the next try. It reads the clock: the service goes on waiting while a page is hidden or asleep.
 */
export const waitTimer = fromCallback<WaitEvent, { seconds: number }>(({ sendBack, input: { seconds } }) => {
  const end = Date.now() + seconds * 1000;
  const timer = setInterval(() => {
    const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    sendBack({ type: 'SECOND.PASSED', secondsLeft } satisfies WaitEvent);
  }, 1000);
  return () => clearInterval(timer);
});

type WaitLabels = Readonly<Record<'tooManyTries' | 'tooManyTries.one' | 'tooManyTries.minutes', string>>;

/** Says how long it is until the next try: in seconds, or in minutes where there are many. */
export function waitText(labels: WaitLabels, seconds: number): string {
  if (seconds === 1) return labels['tooManyTries.one'];
  if (seconds <= 90) return format(labels.tooManyTries, { seconds });
  return format(labels['tooManyTries.minutes'], { minutes: Math.ceil(seconds / 60) });
}
