import { type Failure, failureOf } from '#flow/machine/failure';
import { ServiceError } from '#services/errors';

/** Why a call of the account failed, as far as the visitor can do something about it. */
export interface AccountFailure {
  kind: 'offline' | 'unreachable' | 'malformed' | 'refused' | 'notVerified' | 'tooManyTries';
  /** The service's own words, where they are for the visitor. */
  reason?: string | undefined;
  /** After too many tries: seconds until the next one. */
  seconds?: number;
}

/** Seconds to wait where the service does not say how long. */
const usualWait = 10;

const kinds: Readonly<Record<Failure['kind'], AccountFailure['kind']>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  malformed: 'malformed',
  refused: 'refused',
  // There is no session yet: what has expired is the service's own affair.
  expired: 'refused',
};

/**
 * Sorts the error of a call of the account. Denied access (403) is the bot check's: nothing was said about the visitor's
 * email address or password.
 */
export function accountFailureOf(error: unknown): AccountFailure {
  const { status, retryAfter = usualWait * 1000 } =
    error instanceof ServiceError ? error : { status: undefined, retryAfter: undefined };
  if (status === 429) return { kind: 'tooManyTries', seconds: Math.max(1, Math.ceil(retryAfter / 1000)) };
  if (status === 403) return { kind: 'notVerified' };
  const { kind, reason } = failureOf(error);
  return { kind: kinds[kind], ...(reason && { reason }) };
}
