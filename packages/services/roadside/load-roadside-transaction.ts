import { dateFromWire } from '#domain/calendar-date';
import { paymentMessage, saysPaymentWasMade } from '#domain/payment-message';
import { isPendingWord, statusWord } from '#domain/payment-words';
import type { RoadsideTransaction } from '#domain/roadside';
import { policyIdOf } from '../contract/policy-id.ts';
import type { ServiceClient } from '../http.ts';
import { loadRoadsideTransaction as contract } from './load-roadside-transaction.contract.ts';

/**
 * The status codes of a payment that was not made. The specification names none for a membership, so these are D, as
 * for a premium (spec 3 §4), and plain words. Other codes are ambiguous: the payment is pending.
 */
const declinedWords = new Set([
  'd',
  'decline',
  'declined',
  'cancel',
  'canceled',
  'cancelled',
  'fail',
  'failed',
  'failure',
  'rejected',
  '402',
]);

/**
 * Loads the outcome of an enrollment. A policy number confirms it (spec 2 §8.4), with any status.
 *
 * @throws {RefusedError} when there is no such enrollment; `reason` has the message.
 */
export function loadRoadsideTransaction(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<RoadsideTransaction> {
  return client.call(contract, { body: { transactionId }, signal }, (wire) => {
    const policyNumber = policyIdOf(wire.policyNumber);
    const outcome = outcomeOf(policyNumber, wire.statusCode);
    // The words claim another outcome, or may do so beside a status that does not say pending.
    const isInDoubt =
      outcome === 'pending' && (!isPendingWord(statusWord(wire.statusCode)) || saysPaymentWasMade(wire.message ?? ''));
    return {
      outcome,
      policyNumber,
      paymentDate: dateFromWire(wire.paymentDate),
      email: wire.email?.trim() ?? '',
      documentUrl: wire.policyDocumentUrl?.trim() ?? '',
      statusCode: String(wire.statusCode ?? ''),
      // `Success` is about the call.
      message: isInDoubt || paymentMessage(wire.message ?? '') === 'acknowledged' ? '' : (wire.message ?? ''),
    };
  });
}

function outcomeOf(policyNumber: string, statusCode: string | number | undefined): RoadsideTransaction['outcome'] {
  if (policyNumber) return 'confirmed';
  return declinedWords.has(statusWord(statusCode)) ? 'declined' : 'pending';
}
