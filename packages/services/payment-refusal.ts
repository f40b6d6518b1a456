import { saysPaymentWasMade } from '#domain/payment-message';
import { RefusedError } from './errors.ts';
import { keyWords } from './running-request.ts';

/** Statuses of refusals that say nothing about a charge. */
const undecided = new Set([401, 403, 404, 408, 429]);

/** 422 for a key that belongs to another request, unless its words are about something else. */
const isAboutKey = ({ status, reason = '' }: RefusedError): boolean =>
  status === 422 && (reason === '' || keyWords.test(reason));

/**
 * True if a service refused a payment: then nothing was charged, unless it has status 409. A fault decides nothing, and
 * a message that says that the payment was made contradicts the refusal: the status of the payment decides.
 *
 * @example
 * if (isPaymentRefused(error)) await settlePayment(visitor, policy, 'declined');
 */
export const isPaymentRefused = (error: unknown): error is RefusedError =>
  error instanceof RefusedError &&
  !error.isFault &&
  !undecided.has(error.status ?? 200) &&
  !isAboutKey(error) &&
  !saysPaymentWasMade(error.reason ?? '');
