import { dateFromWire } from '#domain/calendar-date';
import { centsOf } from '#domain/money';
import { paymentMessage } from '#domain/payment-message';
import type { PaymentResult } from '#domain/payment-result';
import { isPendingWord, statusWord } from '#domain/payment-words';
import type { ServiceVariant } from '#domain/service-variant';
import type { ServiceClient } from '../http.ts';
import { loadPaymentResult as contract } from './load-payment-result.contract.ts';

/**
 * Spec 2 §4.5: `A` is approved, any other status is a failure. An undecided payment is pending, not failed. The message
 * says more than the status if another payment was made first (spec 2 §8.5).
 */
function outcomeOf(word: string, message: string): PaymentResult['outcome'] {
  if (word === 'a' || word === 'approved') return 'approved';
  const meaning = paymentMessage(message);
  if (meaning === 'alreadyMade') return meaning;
  // The result contradicts itself if the message says approved.
  return meaning === 'approved' || word === '' || isPendingWord(word) ? 'pending' : 'declined';
}

/**
 * Loads the result of a payment.
 *
 * @param options.variant the services that the payment was opened at; the visitor's variant by default.
 * @throws {RefusedError} when no payment has this token; `reason` has the message.
 */
export function loadPaymentResult(
  client: ServiceClient,
  { token, variant }: { token: string; variant?: ServiceVariant | undefined },
  signal?: AbortSignal,
): Promise<PaymentResult> {
  return client.call(contract, { query: { token }, variant, signal }, ({ customerPayment }) => {
    const { policyId, policyNumber, email, carrierName, name } = customerPayment;
    const [detail] = customerPayment.paymentDetails;
    if (!detail) throw new TypeError('The first payment is malformed.');
    const { status = '', resultMessage = '', amount, invoiceId, cardHolderName, ...wire } = detail;
    const payDate = dateFromWire(wire.payDate);
    const dueDate = dateFromWire(wire.dueDate);
    const word = statusWord(status);
    const outcome = outcomeOf(word, resultMessage);
    // The words claim another outcome, or may do so beside a status that does not say pending.
    const isInDoubt = outcome === 'pending' && (!isPendingWord(word) || paymentMessage(resultMessage) === 'approved');
    return {
      outcome,
      status,
      message: isInDoubt ? '' : resultMessage,
      policyId: String(policyId ?? ''),
      policyNumber: policyNumber ?? '',
      receiptEmail: email ?? '',
      carrierName: carrierName ?? '',
      insuredName: name ?? '',
      amount: centsOf(amount) || undefined,
      invoiceId: String(invoiceId ?? ''),
      ...(payDate && { payDate }),
      ...(dueDate && { dueDate }),
      cardHolderName: cardHolderName ?? '',
    };
  });
}
