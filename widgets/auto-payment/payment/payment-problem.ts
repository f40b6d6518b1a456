import { failureOf } from '#flow/machine/failure';
import { RefusedError, ServiceError } from '#services/errors';
import type { PaymentProblem } from '../auto-payment.types.ts';

/** Statuses of answers that another try may change: after 401 it has another token. */
const temporaryStatuses = new Set([401, 408, 409, 425, 429]);

/**
 * Whether the service has answered that it does not accept a charge, without an outcome. The same request gets the same
 * answer, and a service that knows no keys would try the card each time.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ServiceError &&
  // Where a token was refused, the charge was not sent.
  error.callId === 'processPayment' &&
  !error.isFault &&
  (error.kind === 'refused' || error.kind === 'status') &&
  !temporaryStatuses.has(error.status ?? 200);

/** Messages about a missing address. They are logged, and not displayed. */
const forTheLog = /^Payment Url/;

/** The message displayed when a payment cannot continue. */
export function problemOf(kind: PaymentProblem['kind'], error: unknown): PaymentProblem {
  const { reason = '' } = failureOf(error);
  const isForLog = error instanceof RefusedError && forTheLog.test(error.message);
  return { kind, message: isForLog ? '' : reason };
}
