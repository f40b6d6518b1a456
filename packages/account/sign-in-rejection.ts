import { isRejected, ServiceError } from '#services/errors';

/**
 * Whether a sign-in was rejected: the password is wrong, there is no such account, or there were too many tries, which
 * `retryAfter` tells. Services write it as a refusal, or as status 401 or 403. Any other error is about the service.
 */
export function isSignInRejected(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError)) return false;
  return isRejected(error) || [401, 403, 429].includes(error.status ?? 0);
}

/** Milliseconds to wait before another try; 0 when there were not too many, a second when the service does not say. */
export function waitBeforeSignIn(error: unknown): number {
  return error instanceof ServiceError && error.status === 429 ? Math.max(error.retryAfter ?? 0, 1000) : 0;
}
