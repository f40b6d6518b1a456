import type { ServiceClient } from '../http.ts';
import { type QuoteTransaction, readQuoteTransaction } from '../rating/prepare-transaction.ts';
import { type QuoteRequest, wireQuoteRequest } from '../rating/quote-request.ts';
import type { PurchaseReference } from './purchase-reference.ts';
import { submitPurchase as contract } from './submit-purchase.contract.ts';

/**
 * The visitor's answers, to be rated for a purchase. `transactionId` is new for each submission that the visitor
 * intends.
 */
export interface PurchaseRequest extends Omit<QuoteRequest, 'firstTransactionId'> {
  purchase: PurchaseReference;
  quoteNumber?: string | undefined;
  /** The carrier's name of the pay plan; absent for its first one. */
  payPlan?: string | undefined;
  /** The services' values of the answers. */
  answers: readonly { code: string; value: string }[];
  /** Whether the visitor agreed to electronic documents; absent when not asked. */
  isPaperless?: boolean | undefined;
}

/**
 * Submits a purchase for its carrier to rate. Never retried: call it again with the same `transactionId`.
 *
 * @returns the transaction of the purchase, for the following calls.
 */
export function submitPurchase(
  client: ServiceClient,
  request: PurchaseRequest,
  signal?: AbortSignal,
): Promise<QuoteTransaction> {
  const { purchase, quoteNumber, payPlan, answers, isPaperless, term } = request;
  const { transactionId: rc1TransactionId, carrierId } = purchase;
  const body = {
    ...wireQuoteRequest(request),
    requestStep: '2',
    rc1TransactionId,
    carrierId,
    quote: {
      companyId: carrierId,
      term,
      ...(quoteNumber && { quoteNumber }),
      ...(payPlan && { payPlanDescription: payPlan }),
    },
    questionAnswers: answers.map(({ code, value }) => ({ questionCd: code, answer: value })),
    ...(isPaperless !== undefined && { paperlessConsent: isPaperless, paperlessPreference: isPaperless }),
    ...(isPaperless && { paperlessType: 'email' as const }),
  } as const;
  return client.call(contract, { body, signal }, readQuoteTransaction);
}
