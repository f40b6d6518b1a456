import { loadQuote } from '#services/quotes/load-quote.contract';
import { findRate } from '../../store/rates.ts';
import { findTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal } from '../implement-call.ts';
import { savedQuote } from './saved-quote.ts';

export const answerLoadQuote = implementCall(loadQuote, async ({ params, query, database }) => {
  const found = await findRate(database, params.rateQuoteId!);
  const transaction = found && (await findTransaction(database, found.transactionId));
  if (!transaction) throw new Refusal('Quote not found!');
  return savedQuote(transaction, found.rate, query['header.lang']);
});
