import { failureOf } from '#flow/machine/failure';
import { RefusedError } from '#services/errors';
import type { PaymentProblem } from '../auto-payment.types.ts';

/** What a visitor is told about a payment page that did not open. */
export function problemOf(error: unknown): PaymentProblem {
  const { reason = '' } = failureOf(error);
  if (error instanceof RefusedError && !error.isFault) return { kind: 'noAddress', message: reason };
  // An address that is not safe to open.
  return { kind: 'unreachable', message: reason };
}
