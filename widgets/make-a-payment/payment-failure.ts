import { paymentMessage } from '#domain/payment-message';
import { failureOf } from '#flow/machine/failure';
import { isRejected, NetworkError, type ServiceError, TimeoutError } from '#services/errors';
import type { PaymentError } from './make-a-payment.types.ts';

/** The payment cannot be made or read; `error` says why, for the visitor. */
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

/** What a policy or a refusal that cannot be paid means, by the service's message. */
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

/** The service has nothing for the number or the token that was sent. */
export const isNotFound = (error: unknown): boolean => isRejected(error) && (error as ServiceError).status === 404;

/**
 * What a failed call means for the payment. The kind is kept: a refusal with words, a service that was not reached, or,
 * for a service at fault, `fallback`. Its words for the visitor are kept too.
 */
export function paymentFailureOf(error: unknown, fallback: PaymentError['name']): PaymentFailure | PaymentAlreadyMade {
  if (error instanceof PaymentFailure || error instanceof PaymentAlreadyMade) return error;
  const { kind, reason } = failureOf(error);
  const message = kind === 'refused' ? reason : undefined;
  // A 5xx says nothing about the policy, unless its message does.
  if (message && (!(error as ServiceError).isFault || paymentMessage(message) !== 'other')) return refusal(message);
  const wasUnreachable = error instanceof NetworkError || error instanceof TimeoutError;
  return new PaymentFailure({ name: wasUnreachable ? 'offline' : fallback, message });
}
