import { failureOf } from '#flow/machine/failure';
import { RefusedError } from '#services/errors';
import type { PaymentProblem } from '../auto-payment.types.ts';

/**
 * True if the service refused a charge, so that nothing was charged. After a fault or a 409 the outcome is unknown: the
 * first request with the key may still be running.
 */
export const isChargeRefused = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && !error.isFault && error.status !== 409;

/** Messages about a missing address. They are logged, and not displayed. */
const forTheLog = /^Payment Url/;

/** The message displayed when a payment cannot continue. */
export function problemOf(kind: PaymentProblem['kind'], error: unknown): PaymentProblem {
  const { reason = '' } = failureOf(error);
  const isForLog = error instanceof RefusedError && forTheLog.test(error.message);
  return { kind, message: isForLog ? '' : reason };
}
