import { type Failure, failureOf } from '#flow/machine/failure';
import { ServiceError } from '#services/errors';

/** Why an account call failed, by what the visitor can do about it. */
export interface AccountFailure {
  kind: 'offline' | 'unreachable' | 'malformed' | 'refused' | 'notVerified' | 'tooManyTries';
  /** The service's explanation, if it is for the visitor. */
  reason?: string | undefined;
  /** After too many tries: seconds until the next one. */
  seconds?: number;
}

/** Seconds to wait if the service does not say how long. */
const usualWait = 10;

const kinds: Readonly<Record<Failure['kind'], AccountFailure['kind']>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  malformed: 'malformed',
  refused: 'refused',
  // There is no session yet: an expired one is internal to the service.
  expired: 'refused',
};

/**
 * Classifies the error of an account call. Denied access (403) comes from the bot check: it says nothing about the
 * visitor's email address or password.
 */
export function accountFailureOf(error: unknown): AccountFailure {
  const { status, retryAfter = usualWait * 1000 } =
    error instanceof ServiceError ? error : { status: undefined, retryAfter: undefined };
  if (status === 429) return { kind: 'tooManyTries', seconds: Math.max(1, Math.ceil(retryAfter / 1000)) };
  if (status === 403) return { kind: 'notVerified' };
  const { kind, reason } = failureOf(error);
  return { kind: kinds[kind], ...(reason && { reason }) };
}
