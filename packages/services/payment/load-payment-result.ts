import { dateFromWire } from '#domain/calendar-date';
import { centsOf } from '#domain/money';
import { paymentMessage } from '#domain/payment-message';
import type { PaymentResult } from '#domain/payment-result';
import type { ServiceVariant } from '#domain/service-variant';
import { isPendingWord, statusWord } from '../auto-payment/payment-words.ts';
import type { ServiceClient } from '../http.ts';
import { loadPaymentResult as contract } from './load-payment-result.contract.ts';

/** Spec 2 §4.5: `A` is approved, any other status is a failure. An undecided payment is pending, not failed. */
const outcomesOfStatus: Readonly<Record<string, PaymentResult['outcome']>> = {
  A: 'approved',
  APPROVED: 'approved',
  P: 'pending',
  PENDING: 'pending',
  PROCESSING: 'pending',
  '': 'pending',
};

/** The message says more than the status if another payment was made first (spec 2 §8.5). */
function outcomeOf(status: string, message: string): PaymentResult['outcome'] {
  const letter = status.trim().toUpperCase();
  const outcome = (Object.hasOwn(outcomesOfStatus, letter) && outcomesOfStatus[letter]) || 'declined';
  if (outcome === 'approved') return outcome;
  const meaning = paymentMessage(message);
  if (meaning === 'alreadyMade') return meaning;
  // The result contradicts itself.
  return meaning === 'approved' ? 'pending' : outcome;
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
    const outcome = outcomeOf(status, resultMessage);
    // Beside a status that does not say pending, the words may claim another outcome.
    const isInDoubt = outcome === 'pending' && !isPendingWord(statusWord(status));
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
