import * as z from 'zod/mini';
import type { ProcessedPayment } from '#domain/processed-payment';
import { RefusedError, StatusError } from '#services/errors';
import {
  acknowledgePayment,
  hasEarlierDecline,
  holdPayment,
  isPaymentPending,
  paymentIntentKey,
  settlePayment,
} from '#visitor/payment-intent';
import type { Visitor } from '#visitor/visitor';
import { isChargeRefused } from './payment-problem.ts';

/** The card that was declined last. */
const declinedCard = {
  version: 1,
  schema: z.object({ cardToken: z.string(), resultCode: z.number(), message: z.string() }),
};

/** The code of a decline for which the service gave none. */
const noCode = -1;

export interface Purchase {
  transactionId: string;
  carrierId: string;
}

interface CardCharge extends Purchase {
  cardToken: string;
  /** The visitor requests another charge of a declined card. */
  isAskedFor: boolean;
  /** The outcome of an earlier charge is unknown. */
  isRepeated: boolean;
  /** The status reports a decline, which is older than this charge. */
  isDeclined: boolean;
}

const policyOf = ({ transactionId, carrierId }: Purchase) => ({
  policyId: `buy-now ${transactionId} ${carrierId}`,
  policyNumber: '',
});

const declineOf = (visitor: Visitor, { transactionId }: Purchase) =>
  visitor.record(`purchase.card-${transactionId}`, declinedCard);

/** Remembers a decline, so that the card is not charged again without a press, and the next charge has another key. */
async function rememberDecline(visitor: Visitor, purchase: Purchase, decline: z.output<typeof declinedCard.schema>) {
  const record = declineOf(visitor, purchase);
  record.remember(decline);
  await record.settled();
  await settlePayment(visitor, policyOf(purchase), 'declined');
}

/**
 * Charges a card once for each press, with the same key after a lost response and in every tab. A reload, another tab
 * or a step back does not charge a declined card again: the decline is returned with the service's message. While the
 * outcome of a charge is unknown, every card of the purchase is charged with its key, so at most one of them is.
 *
 * @param process charges the card with this key. `isRepeated`: the outcome of an earlier charge is unknown, in any tab.
 * @throws {RefusedError} only if nothing was charged.
 */
export async function chargeCard(
  visitor: Visitor,
  { cardToken, isAskedFor, isRepeated, isDeclined, ...purchase }: CardCharge,
  process: (intent: string, isRepeated: boolean) => Promise<ProcessedPayment>,
): Promise<ProcessedPayment> {
  const policy = policyOf(purchase);
  const record = declineOf(visitor, purchase);
  if (isAskedFor) {
    record.drop();
    await record.settled();
  }
  // The key is read before the decline: a key made after a decline is visible only once the decline is.
  const intent = await paymentIntentKey(visitor, { ...policy, dueDate: cardToken, amount: undefined });
  const declined = await record.load();
  if (declined?.cardToken === cardToken) {
    const { resultCode, message } = declined;
    return { outcome: 'failed', resultCode, amount: undefined, status: '', message };
  }
  const isOpen = isRepeated || (await isChargeOpen(visitor, purchase));
  // The status may still have the decline of an earlier card.
  await holdPayment(visitor, policy, intent, { isDeclined: isDeclined || declined !== undefined });
  try {
    const processed = await process(intent, isOpen);
    const { outcome, resultCode, message } = processed;
    // Any other payment keeps its key. A decline that the status has after a charge is an earlier one.
    if (outcome === 'failed' || outcome === 'notCharged')
      await rememberDecline(visitor, purchase, { cardToken, resultCode, message });
    else if (outcome === 'charged') await holdPayment(visitor, policy, intent, { isDeclined: true });
    return processed;
  } catch (error) {
    // `Payment Required`: a decline that the status has afterwards is that of this charge.
    if (error instanceof StatusError && error.status === 402) await acknowledgePayment(visitor, intent);
    if (isChargeRefused(error, { isRepeated: isOpen })) {
      await rememberDecline(visitor, purchase, { cardToken, resultCode: noCode, message: error.reason ?? '' });
      throw error;
    }
    throw error instanceof RefusedError ? new StatusError(error.callId, error.status ?? 200, error.reason) : error;
  }
}

/** True if a card was charged, or may have been, and the status of the purchase did not include it. */
export const isChargeOpen = (visitor: Visitor, purchase: Purchase): Promise<boolean> =>
  isPaymentPending(visitor, policyOf(purchase));

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
  await rememberDecline(visitor, purchase, { cardToken, resultCode: noCode, message });
  return true;
}

/** Ends an open charge that the status of the purchase includes. */
export const endMadeCharge = (visitor: Visitor, purchase: Purchase): Promise<void> =>
  settlePayment(visitor, policyOf(purchase), 'made');
