import { paymentMessage } from '#domain/payment-message';
import { failureOf } from '#flow/machine/failure';
import { isRejected, NetworkError, type ServiceError, TimeoutError } from '#services/errors';
import type { PaymentError } from './make-a-payment.types.ts';

/** The payment or its result failed; `error` has the reason for the visitor. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  constructor(readonly error: PaymentError) {
    super(`The payment failed: ${error.name}.`);
  }
}

/** The payment was already made: nothing is left to pay. */
export class PaymentAlreadyMade extends Error {
  override readonly name = 'PaymentAlreadyMade';
  constructor() {
    super('The payment was already made.');
  }
}

/** The error for an unpayable policy or a refusal, by the service's message. */
export function refusal(
  message: string,
  carrier: Pick<PaymentError, 'carrierUrl' | 'carrierName'> = {},
): PaymentFailure | PaymentAlreadyMade {
  const kind = paymentMessage(message);
  switch (kind) {
    case 'approved':
    case 'alreadyMade':
      return new PaymentAlreadyMade();
    case 'notFound':
      return new PaymentFailure({ name: 'policyNotFound' });
    case 'paymentNotFound':
      return new PaymentFailure({ name: 'paymentNotFound' });
    case 'dueWithin48Hours':
    case 'pastDue':
      return new PaymentFailure({ name: kind, message, ...carrier });
    default:
      return new PaymentFailure({ name: 'notPayable', message, ...carrier });
  }
}

/** The service does not have the number or the token that was sent. */
export const isNotFound = (error: unknown): boolean => isRejected(error) && (error as ServiceError).status === 404;

/**
 * The payment error for a failed call: a refusal with a message, a service that was not reached, or `fallback` for a
 * service at fault. Keeps the service's message for the visitor.
 */
export function paymentFailureOf(error: unknown, fallback: PaymentError['name']): PaymentFailure | PaymentAlreadyMade {
  if (error instanceof PaymentFailure || error instanceof PaymentAlreadyMade) return error;
  const { kind, reason } = failureOf(error);
  const message = kind === 'refused' ? reason : undefined;
  // A 5xx is not about the policy, unless its message is.
  if (message && (!(error as ServiceError).isFault || paymentMessage(message) !== 'other')) return refusal(message);
  const wasUnreachable = error instanceof NetworkError || error instanceof TimeoutError;
  return new PaymentFailure({ name: wasUnreachable ? 'offline' : fallback, message });
}
