import { getSelectedQuote } from '#services/quotes/get-selected-quote.contract';
import { findTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal } from '../implement-call.ts';
import { selectedRateOf } from './previous-quote.ts';
import { savedQuote } from './saved-quote.ts';

export const answerGetSelectedQuote = implementCall(getSelectedQuote, async ({ query, database, now }) => {
  const transaction = await findTransaction(database, query.transactionId);
  const rate = transaction && (await selectedRateOf(database, transaction, now));
  if (!rate) throw new Refusal('Quote not found!');
  return savedQuote(transaction, rate, query['header.lang']);
});
