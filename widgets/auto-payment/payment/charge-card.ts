import * as z from 'zod/mini';
import type { ProcessedPayment } from '#domain/processed-payment';
import { paymentIntentKey, settlePayment } from '#visitor/payment-intent';
import type { Visitor } from '#visitor/visitor';
import { isChargeRefused } from './payment-problem.ts';

/** The card that was declined last. */
const declinedCard = {
  version: 1,
  schema: z.object({ cardToken: z.string(), resultCode: z.number(), message: z.string() }),
};

interface CardCharge {
  transactionId: string;
  carrierId: string;
  cardToken: string;
  /** The visitor requests another charge of a declined card. */
  isAskedFor: boolean;
}

/**
 * Charges a card once for each press, with the same key after a lost response and in every tab. A reload, another tab
 * or a step back does not charge a declined card again: the decline is returned with the service's message.
 *
 * @param process charges the card with this key.
 */
export async function chargeCard(
  visitor: Visitor,
  { transactionId, carrierId, cardToken, isAskedFor }: CardCharge,
  process: (intent: string) => Promise<ProcessedPayment>,
): Promise<ProcessedPayment> {
  const policy = { policyId: `buy-now ${transactionId} ${carrierId}`, policyNumber: '' };
  const record = visitor.record(`purchase.card-${transactionId}`, declinedCard);
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
  const decline = async ({ resultCode, message }: Pick<ProcessedPayment, 'resultCode' | 'message'>) => {
    record.remember({ cardToken, resultCode, message });
    await record.settled();
    await settlePayment(visitor, policy, 'declined');
  };
  try {
    const processed = await process(intent);
    // A pending payment keeps its key.
    if (processed.outcome === 'charged') await settlePayment(visitor, policy, 'made');
    else if (processed.outcome !== 'pending') await decline(processed);
    return processed;
  } catch (error) {
    if (isChargeRefused(error)) await decline({ resultCode: 0, message: error.reason ?? '' });
    throw error;
  }
}
