import { ServiceError } from '#services/errors';
import { type AccountFailure, accountFailureOf } from './account-failure.ts';
import { isAboutAccount, isOutage } from './service-outage.ts';

/**
 * Whether a sign-in was rejected: the password is wrong, there is no such account, or there were too many tries, which
 * {@link waitBeforeSignIn} tells apart. Services send a refusal of any status; status 401, 404, 423 (locked) or 429; or
 * 400 or 422 with a message about the account. Other errors are about the service, and so are refusals for which
 * {@link isOutage} is true.
 */
export function isSignInRejected(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError)) return false;
  if (error.kind === 'status') {
    const { status = 0 } = error;
    // Also a service without `isSuccess`, whose message is about the account.
    return [401, 404, 423, 429].includes(status) || ([400, 422].includes(status) && isAboutAccount(error));
  }
  // 403: a failed bot check.
  if (error.kind !== 'refused' || error.status === 403) return false;
  return error.status === 429 || !isOutage(error);
}

/** Like `accountFailureOf`, but a refusal that mentions an outage says nothing about the password. */
export function signInFailureOf(error: unknown): AccountFailure {
  const failure = accountFailureOf(error);
  return failure.kind === 'refused' && error instanceof ServiceError && !isSignInRejected(error)
    ? { kind: 'unreachable' }
    : failure;
}

/** Milliseconds to wait before the next try; 0 unless there were too many, one second if the service does not say. */
export function waitBeforeSignIn(error: unknown): number {
  return error instanceof ServiceError && error.status === 429 ? Math.max(error.retryAfter ?? 0, 1000) : 0;
}
