import * as z from 'zod/mini';
import { saysPaymentWasMade } from '#domain/payment-message';
import type { ProcessedPayment } from '#domain/processed-payment';
import { RefusedError, StatusError } from '#services/errors';
import { isChargeRefused } from '#services/payment-refusal';
import {
  acknowledgePayment,
  hasEarlierDecline,
  holdPayment,
  isPaymentPending,
  paidTransactionOf,
  paymentIntentKey,
  pendingPayments,
  settlePayment,
} from '#visitor/payment-intent';
import type { Visitor } from '#visitor/visitor';

/** The card that was declined last. */
const declinedCard = {
  version: 1,
  schema: z.object({ cardToken: z.string(), resultCode: z.number(), message: z.string() }),
};

/** The code of a decline for which the service gave none. */
const noCode = -1;

/** A quote that is bought from a carrier. */
export interface QuotePurchase {
  /** The transaction of the quote. */
  firstTransactionId: string;
  carrierId: string;
}

export interface Purchase extends QuotePurchase {
  /** The transaction of the rated answers: another one after changed answers were rated again. */
  transactionId: string;
}

/** A charge for other answers of the same quote was made, or may have been, in any tab. */
export class OtherChargeError extends Error {
  constructor(
    /** The transaction of those answers. */
    readonly transactionId: string,
  ) {
    super('The quote was charged with other answers, or may have been: their status decides.');
  }
}

/** The input of a charge. */
export interface CardCharge extends Purchase {
  /** The card to charge: the payment intent belongs to it. */
  cardToken: string;
  /** The visitor requests another charge of a declined card. */
  isAskedFor: boolean;
  /** The status reports a decline, which is older than this charge. */
  isDeclined: boolean;
}

/** A quote has one open charge with a carrier, whichever answers were rated for it. */
const policyOf = ({ firstTransactionId, carrierId }: QuotePurchase) => ({
  policyId: `buy-now ${firstTransactionId} ${carrierId}`,
  policyNumber: '',
});

/** The charge of these answers. */
const chargeOf = ({ transactionId, ...quote }: Purchase) => ({ ...policyOf(quote), transactionId });

const declineOf = (visitor: Visitor, { transactionId }: Purchase) =>
  visitor.record(`purchase.card-${transactionId}`, declinedCard);

/**
 * Remembers a decline, so that the card is not charged again without a press, and the next charge has another key.
 *
 * @param key of the declined charge; without one, the decline is that of the open charge.
 * @returns false if another tab has ended the charge, and a newer one was made since, or may have been. Then nothing is
 * remembered.
 */
async function rememberDecline(
  visitor: Visitor,
  purchase: Purchase,
  decline: z.output<typeof declinedCard.schema>,
  key?: string,
): Promise<boolean> {
  const charge = { ...chargeOf(purchase), key };
  const record = declineOf(visitor, purchase);
  if (key && !(await isPaymentPending(visitor, charge)))
    return !(await isChargeOpen(visitor, purchase)) && (await record.load())?.cardToken === decline.cardToken;
  record.remember(decline);
  await record.settled();
  await settlePayment(visitor, charge, 'declined');
  return true;
}

/**
 * Charges a card once for each press, with the same key after a lost response and in every tab. A reload, another tab
 * or a step back does not charge a declined card again: the decline is returned with the service's message. While the
 * outcome of a charge is unknown, every card is charged with its key, so at most one of them is.
 *
 * @param process charges the card with this key. `isRepeated`: the outcome of an earlier charge is unknown, in any tab.
 * @throws {RefusedError} only if nothing was charged.
 * @throws {OtherChargeError} if the quote was charged with other answers, or may have been: nothing is sent.
 */
export async function chargeCard(
  visitor: Visitor,
  { cardToken, isAskedFor, isDeclined, ...purchase }: CardCharge,
  process: (intent: string, isRepeated: boolean) => Promise<ProcessedPayment>,
): Promise<ProcessedPayment> {
  const policy = policyOf(purchase);
  const { transactionId } = purchase;
  const charged = await chargedTransactionOf(visitor, purchase);
  if (charged !== undefined && charged !== transactionId) throw new OtherChargeError(charged);
  const record = declineOf(visitor, purchase);
  if (isAskedFor) {
    record.drop();
    await record.settled();
  }
  // The key is read before the decline: a key made after a decline is visible only once the decline is.
  const payment = { ...policy, dueDate: `${transactionId} ${cardToken}`, amount: undefined };
  const intent = await paymentIntentKey(visitor, payment);
  const isOpen = await isChargeOpen(visitor, purchase);
  const declined = await record.load();
  if (!isOpen && declined?.cardToken === cardToken) {
    const { resultCode, message } = declined;
    return { outcome: 'failed', resultCode, amount: undefined, status: '', message };
  }
  const wasOpen = await holdPayment(visitor, { ...policy, key: intent }, intent, {
    transactionId,
    // The status may still have the decline of an earlier card.
    isDeclined: !isOpen && (isDeclined || declined !== undefined),
  });
  // Another tab has ended the charge since.
  if (wasOpen === undefined)
    return chargeCard(visitor, { ...purchase, cardToken, isDeclined, isAskedFor: false }, process);
  try {
    const processed = await process(intent, wasOpen);
    const { outcome, resultCode, message } = processed;
    // A decline that the status has after a charge is an earlier one.
    if (outcome === 'charged') await holdCharge(visitor, purchase, intent);
    // Any other payment keeps its key.
    if (outcome !== 'failed' && outcome !== 'notCharged') return processed;
    const hasEnded = await rememberDecline(visitor, purchase, { cardToken, resultCode, message }, intent);
    return hasEnded ? processed : { ...processed, outcome: 'contradictory' };
  } catch (error) {
    // `Payment Required`: a decline that the status has afterwards is that of this charge.
    if (isDeclineByStatus(error)) await acknowledgePayment(visitor, intent);
    if (isChargeRefused(error, { isRepeated: wasOpen })) {
      const decline = { cardToken, resultCode: noCode, message: error.reason ?? '' };
      if (await rememberDecline(visitor, purchase, decline, intent)) throw error;
    }
    throw error instanceof RefusedError ? new StatusError(error.callId, error.status ?? 200, error.reason) : error;
  }
}

/** Keeps a charge that was made until the status includes it, unless another tab has a newer one open. */
async function holdCharge(visitor: Visitor, { transactionId, ...quote }: Purchase, key: string): Promise<void> {
  const policy = policyOf(quote);
  const held = { transactionId, isDeclined: true };
  const wasOpen = await holdPayment(visitor, { ...policy, key }, key, held);
  if (wasOpen === undefined && !(await isChargeOpen(visitor, quote))) await holdPayment(visitor, policy, key, held);
}

const isDeclineByStatus = (error: unknown): boolean =>
  error instanceof StatusError &&
  error.callId === 'processPayment' &&
  error.status === 402 &&
  !saysPaymentWasMade(error.reason ?? '');

/** True if a card was charged, or may have been, and the status of the purchase did not include it. */
const isChargeOpen = (visitor: Visitor, purchase: QuotePurchase): Promise<boolean> =>
  isPaymentPending(visitor, policyOf(purchase));

/** The transaction of the answers that were charged, or may have been: no others of the quote are bought besides. */
export const chargedTransactionOf = (visitor: Visitor, purchase: QuotePurchase): Promise<string | undefined> =>
  paidTransactionOf(visitor, policyOf(purchase));

/** The transaction of the answers with an open charge, in any tab. Undefined without one. */
export async function openTransactionOf(visitor: Visitor, purchase: QuotePurchase): Promise<string | undefined> {
  const { policyId } = policyOf(purchase);
  const pending = await pendingPayments(visitor);
  return pending.find((payment) => payment.policyId === policyId)?.transactionId;
}

/**
 * Ends an open charge of which the status says that it was declined.
 *
 * @returns false if the status may be about an earlier charge: the open one stays open.
 */
export async function endDeclinedCharge(
  visitor: Visitor,
  { cardToken, message, ...purchase }: Purchase & { cardToken: string; message: string },
): Promise<boolean> {
  if (await hasEarlierDecline(visitor, policyOf(purchase))) return false;
  return rememberDecline(visitor, purchase, { cardToken, resultCode: noCode, message });
}

/** Ends an open charge that the status of the purchase includes. */
export const endMadeCharge = (visitor: Visitor, purchase: Purchase): Promise<void> =>
  settlePayment(visitor, chargeOf(purchase), 'made');
