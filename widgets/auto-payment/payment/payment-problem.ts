import { failureOf } from '#flow/machine/failure';
import { RefusedError } from '#services/errors';
import type { PaymentProblem } from '../auto-payment.types.ts';

/** What the services’ own errors say about a missing address, which is for the log. */
const forTheLog = /^Payment Url/;

/** What a visitor is told about a payment that did not go on. */
export function problemOf(kind: PaymentProblem['kind'], error: unknown): PaymentProblem {
  const { reason = '' } = failureOf(error);
  const isForLog = error instanceof RefusedError && forTheLog.test(error.message);
  return { kind, message: isForLog ? '' : reason };
}
