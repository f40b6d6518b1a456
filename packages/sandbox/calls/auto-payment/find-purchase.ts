import { ratesOf } from '../../buy-now/payment-options.ts';
import type { Rate } from '../../rating/rate-request.ts';
import { findCurrentPurchase, type StoredPurchase } from '../../store/buy-now-purchases.ts';
import { findTransaction, type StoredTransaction } from '../../store/transactions.ts';
import { type CallContext, Refusal } from '../implement-call.ts';

type Context = Pick<CallContext, 'database' | 'variant'>;

/** @throws {Refusal} when the variant has no such transaction. */
export async function ownTransaction(
  { database, variant }: Context,
  transactionId: string,
): Promise<StoredTransaction> {
  const transaction = await findTransaction(database, transactionId);
  if (!transaction || transaction.variant !== variant) throw new Refusal('Transaction not found', 404);
  return transaction;
}

/**
 * The transaction and the carrier's rates, the bought one first.
 *
 * @throws {Refusal} when the carrier has no rate in the transaction.
 */
export async function ownRates(
  context: Context,
  { transactionId, carrierId }: { transactionId: string; carrierId: string },
  payPlan?: string,
): Promise<{ transaction: StoredTransaction; rates: [Rate, ...Rate[]] }> {
  const transaction = await ownTransaction(context, transactionId);
  const rates = ratesOf(transaction, { carrierId, payPlan });
  if (!rates) throw new Refusal('The carrier has no quote in this transaction');
  return { transaction, rates };
}

/**
 * The purchase of a transaction and its rate.
 *
 * @throws {Refusal} when nothing was begun.
 */
export async function currentPurchase(
  context: Context,
  transactionId: string,
): Promise<{ purchase: StoredPurchase; transaction: StoredTransaction; rate: Rate }> {
  const purchase = await findCurrentPurchase(context.database, transactionId);
  if (!purchase) throw new Refusal('Transaction not found', 404);
  const { transaction, rates } = await ownRates(context, purchase, purchase.request?.quote.payPlanDescription);
  return { purchase, transaction, rate: rates[0] };
}
