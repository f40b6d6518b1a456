import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction.contract';
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
    return savedQuote(transaction, rate, query['header.lang']);
  },
);
