import { useSyncExternalStore } from 'react';
import { isRateLimited } from './wait-text.ts';

/** A failure. After too many requests, `seconds` is the time until the next request may be sent. */
interface RetryableFailure {
  readonly kind: string;
  readonly seconds?: number;
}

/** When each wait is over: the service's wait continues while another failure is shown. */
const ends = new WeakMap<RetryableFailure, number>();

function secondsLeftOf(failure: RetryableFailure | undefined): number {
  if (!failure || !isRateLimited(failure)) return 0;
  const end = ends.get(failure) ?? Date.now() + failure.seconds! * 1000;
  ends.set(failure, end);
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

function eachSecond(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1000);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** Counts down the seconds until the next try; 0 unless there were too many tries, and when the wait is over. */
export function useSecondsLeft(failure: RetryableFailure | undefined): number {
  return useSyncExternalStore(
    failure?.seconds === undefined ? never : eachSecond,
    () => secondsLeftOf(failure),
    () => 0,
  );
}
