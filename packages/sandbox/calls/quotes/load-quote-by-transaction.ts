import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction.contract';
import { ratesOf } from '../../buy-now/payment-options.ts';
import { findCurrentPurchase } from '../../store/buy-now-purchases.ts';
import { findTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal } from '../implement-call.ts';
import { rateOf } from './previous-quote.ts';
import { savedQuote } from './saved-quote.ts';

export const answerLoadQuoteByTransaction = implementCall(
  loadQuoteByTransaction,
  async ({ query, database, now, variant }) => {
    const transaction = await findTransaction(database, query.transactionId);
    // The services of California and the others do not know each other's quotes.
    const rate = transaction?.variant === variant ? await rateOf(database, transaction, now) : undefined;
    if (!transaction || !rate) throw new Refusal('Quote not found!');
    const language = query['header.lang'];
    // Once a purchase has begun, the quote is that of its carrier.
    const purchase = await findCurrentPurchase(database, query.transactionId);
    if (!purchase) return savedQuote(transaction, rate, language);
    const { carrierId, request } = purchase;
    const bought = ratesOf(transaction, { carrierId, payPlan: request?.quote.payPlanDescription });
    return { ...savedQuote(transaction, bought?.[0] ?? rate, language), companyId: carrierId };
  },
);
