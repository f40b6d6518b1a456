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

/** A charge for other answers of the same quote may have been made, in any tab. */
export class OtherChargeError extends Error {
  constructor(
    /** The transaction of those answers. */
    readonly transactionId: string,
  ) {
    super('Another charge for this quote has no outcome yet: its status decides.');
  }
}

interface CardCharge extends Purchase {
  cardToken: string;
  /** The visitor requests another charge of a declined card. */
  isAskedFor: boolean;
  /** The status reports a decline, which is older than this charge. */
  isDeclined: boolean;
}

/** A quote has one open charge, whichever answers were rated for it. */
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
 * @returns false if another tab has begun a newer charge, whose outcome is unknown.
 */
async function rememberDecline(
  visitor: Visitor,
  purchase: Purchase,
  decline: z.output<typeof declinedCard.schema>,
  key?: string,
): Promise<boolean> {
  const charge = { ...chargeOf(purchase), key };
  // Another tab has ended this charge.
  if (key && !(await isPaymentPending(visitor, charge))) return !(await isChargeOpen(visitor, purchase));
  const record = declineOf(visitor, purchase);
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
 * @throws {OtherChargeError} while a charge for other answers of the quote is open: nothing is sent.
 */
export async function chargeCard(
  visitor: Visitor,
  { cardToken, isAskedFor, isDeclined, ...purchase }: CardCharge,
  process: (intent: string, isRepeated: boolean) => Promise<ProcessedPayment>,
): Promise<ProcessedPayment> {
  const policy = policyOf(purchase);
  const { transactionId } = purchase;
  const record = declineOf(visitor, purchase);
  if (isAskedFor) {
    record.drop();
    await record.settled();
  }
  // The key is read before the decline: a key made after a decline is visible only once the decline is.
  const intent = await paymentIntentKey(visitor, { ...policy, dueDate: cardToken, amount: undefined });
  const open = await openTransactionOf(visitor, purchase);
  if (open !== undefined && open !== transactionId) throw new OtherChargeError(open);
  const declined = await record.load();
  if (open === undefined && declined?.cardToken === cardToken) {
    const { resultCode, message } = declined;
    return { outcome: 'failed', resultCode, amount: undefined, status: '', message };
  }
  const wasOpen = await holdPayment(visitor, { ...policy, key: intent }, intent, {
    transactionId,
    // The status may still have the decline of an earlier card.
    isDeclined: open === undefined && (isDeclined || declined !== undefined),
  });
  // Another tab has ended the charge since.
  if (wasOpen === undefined)
    return chargeCard(visitor, { ...purchase, cardToken, isDeclined, isAskedFor: false }, process);
  try {
    const processed = await process(intent, wasOpen);
    const { outcome, resultCode, message } = processed;
    // A decline that the status has after a charge is an earlier one.
    if (outcome === 'charged') await holdPayment(visitor, policy, intent, { transactionId, isDeclined: true });
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

const isDeclineByStatus = (error: unknown): boolean =>
  error instanceof StatusError &&
  error.callId === 'processPayment' &&
  error.status === 402 &&
  !saysPaymentWasMade(error.reason ?? '');

/** True if a card was charged, or may have been, and the status of the purchase did not include it. */
export const isChargeOpen = (visitor: Visitor, purchase: QuotePurchase): Promise<boolean> =>
  isPaymentPending(visitor, policyOf(purchase));

/** The transaction of the answers that were charged, or may have been, in any tab. Undefined without an open charge. */
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
