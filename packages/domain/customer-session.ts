import { sessionLifetime } from './session-lifetime.ts';

/** What a service says about the lifetime of a token. */
interface TokenTimes {
  creation?: string | undefined;
  expiration?: string | undefined;
}

/**
 * How many milliseconds a new token lasts, 30 minutes at most. Measured between the service's own timestamps when it
 * sends both, because the device's clock may be wrong.
 */
export function lifetimeOf({ creation, expiration }: TokenTimes, now: number): number {
  const [start, end] = [timeOf(creation) ?? now, timeOf(expiration)];
  return end === undefined || end <= start ? sessionLifetime : Math.min(end - start, sessionLifetime);
}

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
