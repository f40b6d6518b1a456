import * as z from 'zod/mini';
import { centsOf } from '#domain/money';
import { isMadeSentence, paymentMessage, saysPaymentWasMade } from '#domain/payment-message';
import { declinedWords, isPendingWord, statusWord } from '#domain/payment-words';
import type { ProcessedPayment } from '#domain/processed-payment';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { isChargeRefused, leavesEarlierChargeOpen } from '../payment-refusal.ts';
import { processPayment as contract } from './process-payment.contract.ts';
import type { PurchaseReference } from './purchase-reference.ts';

type Wire = z.output<typeof contract.response>;

/** Milliseconds for a charge and its retries. */
const longestCharge = 30_000;

/**
 * Charges the card of a purchase. Calls with the same intent charge the card once and return the first response.
 *
 * @param request `intent` is random, one for each decision to pay; a declined payment ends it. `isRepeated`: the outcome
 * of an earlier request with it is unknown.
 * @throws {RefusedError} when the service refuses without a result code; `isChargeRefused` tells whether nothing was
 * charged. After any other error, the card may have been charged: load `buyNowStatus`. A {@link StillRunningError} means
 * that the payment is still being processed.
 */
export function processPayment(
  client: ServiceClient,
  {
    transactionId,
    intent,
    isRepeated = false,
  }: Pick<PurchaseReference, 'transactionId'> & { intent: string; isRepeated?: boolean },
  signal?: AbortSignal,
): Promise<ProcessedPayment> {
  const request = { body: { transactionId }, signal, idempotencyKey: intent, timeout: longestCharge };
  const read = (answer: Wire, _isWhole: boolean, wasSentBefore: boolean) =>
    readPayment(answer, isRepeated || wasSentBefore);
  return client.call(contract, request, read).catch((error: unknown) => {
    const refused = refusedPayment(error, isRepeated);
    if (!refused) throw error;
    return refused;
  });
}

/** Statuses of a charge that was made. Words such as `success` may be about the call instead. */
const chargedWords = new Set(['a', 'approved', 'authorized', 'paid', 'captured']);

function outcomeOf({ resultCode, status, message }: Wire, isRepeated = false): ProcessedPayment['outcome'] {
  if (resultCode === 200) return 'charged';
  const word = statusWord(status);
  // Beside a decline, other words than the specification's own sentences may be about another payment.
  const isMade = declinedWords.has(word) ? isMadeSentence : saysPaymentWasMade;
  if (chargedWords.has(word) || isMade(message ?? '')) return 'contradictory';
  if (isRepeated && resultCode !== 402 && leavesEarlierChargeOpen(message ?? '')) return 'contradictory';
  if (resultCode === 0) return 'notCharged';
  return isPendingWord(word) ? 'pending' : 'failed';
}

function readPayment(answer: Wire, isRepeated?: boolean): ProcessedPayment {
  const { resultCode, paymentAmount, status, message } = answer;
  const outcome = outcomeOf(answer, isRepeated);
  // `Success` beside another outcome is about the call.
  const isAboutCall = outcome !== 'charged' && paymentMessage(message ?? '') === 'acknowledged';
  return {
    outcome,
    resultCode,
    amount: centsOf(paymentAmount) || undefined,
    status: String(status ?? ''),
    message: isAboutCall ? '' : (message ?? ''),
  };
}

/**
 * The result code of a refusal decides (spec 2 §4.2), except one that means charged, which contradicts the refusal. A
 * refusal that is not about the charge has no outcome, whatever its code.
 */
function refusedPayment(error: unknown, isRepeated: boolean): ProcessedPayment | undefined {
  if (!(error instanceof RefusedError) || error.isFault) return undefined;
  const answer = z.safeParse(contract.response, error.response);
  if (!answer.success) return undefined;
  if (answer.data.resultCode === 200) return { ...readPayment(answer.data), outcome: 'contradictory' };
  const processed = readPayment({ ...answer.data, message: answer.data.message || error.reason });
  const isDecided = isChargeRefused(error, { isRepeated });
  return processed.outcome === 'pending' || processed.outcome === 'contradictory' || isDecided ? processed : undefined;
}
