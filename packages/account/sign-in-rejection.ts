import { programWords } from '#flow/machine/failure';
import { ServiceError } from '#services/errors';
import { type AccountFailure, accountFailureOf } from './account-failure.ts';

/** What services say when they cannot answer at the moment. */
const outageWords =
  /\b(?:unavailable|not available|maintenance|temporar\w+|timed? ?out|server|later|servidor|mantenimiento)\b|\bno (?:est[aá] )?disponible|m[aá]s tarde/i;
const credentialWords =
  /pass(?:word|code)|contraseñ|credential|credencial|e-?mail|correo|user|usuario|account|cuenta|customer|cliente|log-?in|sign-?in|iniciar sesi[oó]n/i;

/**
 * Whether a sign-in was rejected: the password is wrong, there is no such account, or there were too many tries, which
 * {@link waitBeforeSignIn} tells. Services write it as a refusal of any status, or as status 401, 404, 423 (locked) or 429. Any
 * other error is about the service, and so is a refusal that speaks of an outage, that a program wrote, or that comes with
 * status 500 or above and does not speak of the account.
 */
export function isSignInRejected(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError)) return false;
  if (error.kind === 'status') return [401, 404, 423, 429].includes(error.status ?? 0);
  const { reason = '' } = error;
  // A failed bot check.
  if (error.kind !== 'refused' || error.status === 403) return false;
  if (error.status === 429) return true;
  if (programWords.test(reason)) return false;
  if (error.isFault) return credentialWords.test(reason) && !outageWords.test(reason);
  return !outageWords.test(reason) || credentialWords.test(reason);
}

/** As `accountFailureOf`, but a refusal that speaks of an outage says nothing about the password. */
export function signInFailureOf(error: unknown): AccountFailure {
  const failure = accountFailureOf(error);
  return failure.kind === 'refused' && error instanceof ServiceError && !isSignInRejected(error)
    ? { kind: 'unreachable' }
    : failure;
}

/** Milliseconds to wait before another try; 0 when there were not too many, a second when the service does not say. */
export function waitBeforeSignIn(error: unknown): number {
  return error instanceof ServiceError && error.status === 429 ? Math.max(error.retryAfter ?? 0, 1000) : 0;
}
