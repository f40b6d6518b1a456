import { saysPaymentWasMade } from '#domain/payment-message';
import type { ProcessedPayment } from '#domain/processed-payment';
import { RefusedError, StatusError } from '#services/errors';
import { isChargeRefused } from '#services/payment-refusal';
import { beginCharge, endDeclined, endMade, findCharge, keepMade } from '#visitor/charge-intent';
import { acknowledgePayment } from '#visitor/payment-intent';
import type { Visitor } from '#visitor/visitor';

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

/** The charge of a quote that was made, or may have been, in any tab: no other answers of the quote are bought. */
export interface QuoteCharge {
  /** The transaction of the charged answers. */
  transactionId: string;
  carrierId: string;
  /** The status does not have its outcome. */
  isOpen: boolean;
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
  /** The card to charge. */
  cardToken: string;
  /** The visitor requests another charge of a declined card. */
  isAskedFor: boolean;
  /** The status reports a decline, which is older than this charge. */
  isDeclined: boolean;
}

/** How the ids of a quote's policies begin. */
const policiesOf = ({ firstTransactionId }: QuotePurchase): string => `buy-now ${firstTransactionId} `;

/** A quote has one charge with a carrier, whichever answers were rated for it. */
const policyIdOf = (quote: QuotePurchase): string => policiesOf(quote) + quote.carrierId;

/** The charge of these answers. */
const chargeOf = ({ transactionId, ...quote }: Purchase) => ({ policyId: policyIdOf(quote), transactionId });

/**
 * Charges a card once for each press, with the same key after a lost response and in every tab. A reload, another tab
 * or a step back does not charge a declined card again: the decline is returned with the service's message. While the
 * outcome of a charge is unknown, every card is charged with its key: at most one of them is. Once it was made, nothing
 * is sent.
 *
 * @param process charges the card with this key. `isRepeated`: an earlier charge with this key may have been made, in any tab.
 * @throws {RefusedError} only if nothing was charged.
 * @throws {OtherChargeError} if the quote was charged with other answers, or may have been: nothing is sent.
 */
export async function chargeCard(
  visitor: Visitor,
  { cardToken, isAskedFor, isDeclined, ...purchase }: CardCharge,
  process: (intent: string, isRepeated: boolean) => Promise<ProcessedPayment>,
): Promise<ProcessedPayment> {
  const charge = chargeOf(purchase);
  const begun = await beginCharge(visitor, charge, { cardToken, isAskedFor, isDeclined });
  if (begun.state === 'other') throw new OtherChargeError(begun.transactionId);
  if (begun.state === 'made')
    return { outcome: 'charged', resultCode: 200, amount: undefined, status: '', message: '' };
  if (begun.state === 'declined') {
    const { resultCode, message } = begun.card;
    return { outcome: 'failed', resultCode, amount: undefined, status: '', message };
  }
  const { key, isRepeated } = begun;
  /** Returns false if another tab has ended this charge, and a newer one was made since, or may have been. */
  const end = (resultCode: number, message: string) =>
    endDeclined(visitor, { ...charge, key }, { cardToken, resultCode, message });
  try {
    const processed = await process(key, isRepeated);
    const { outcome, resultCode, message } = processed;
    if (outcome === 'charged') await keepMade(visitor, { ...charge, key });
    // Any other payment keeps its key.
    if (outcome !== 'failed' && outcome !== 'notCharged') return processed;
    return (await end(resultCode, message)) ? processed : { ...processed, outcome: 'contradictory' };
  } catch (error) {
    // `Payment Required`: a decline that the status has afterwards is that of this charge.
    if (isDeclineByStatus(error)) await acknowledgePayment(visitor, key);
    if (isChargeRefused(error, { isRepeated }) && (await end(noCode, error.reason ?? ''))) throw error;
    throw error instanceof RefusedError ? new StatusError(error.callId, error.status ?? 200, error.reason) : error;
  }
}

const isDeclineByStatus = (error: unknown): boolean =>
  error instanceof StatusError &&
  error.callId === 'processPayment' &&
  error.status === 402 &&
  !saysPaymentWasMade(error.reason ?? '');

/** The charge of a quote that was made, or may have been, in any tab. Without a carrier: with any of them. */
export async function chargeOfQuote(visitor: Visitor, quote: QuotePurchase): Promise<QuoteCharge | undefined> {
  const policies = policiesOf(quote);
  const isWanted = (policyId: string) =>
    quote.carrierId ? policyId === policyIdOf(quote) : policyId.startsWith(policies);
  const found = await findCharge(visitor, isWanted);
  return (
    found && {
      transactionId: found.transactionId,
      carrierId: found.policyId.slice(policies.length),
      isOpen: found.isOpen,
    }
  );
}

/**
 * Ends an open charge of which the status says that it was declined.
 *
 * @returns false if the status may be about an earlier charge: the open one stays open.
 */
export const endDeclinedCharge = (
  visitor: Visitor,
  { cardToken, message, ...purchase }: Purchase & { cardToken: string; message: string },
): Promise<boolean> => endDeclined(visitor, chargeOf(purchase), { cardToken, resultCode: noCode, message });

/** Ends an open charge that the status of the purchase includes. */
export const endMadeCharge = (visitor: Visitor, purchase: Purchase): Promise<void> =>
  endMade(visitor, chargeOf(purchase));
