import { getSelectedQuote } from '#services/contract/quotes/selected-quote';
import { findSelectedRate } from '../../store/selections.ts';
import { findTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal } from '../implement-call.ts';
import { arrivedRates } from './earlier-quote.ts';
import { savedQuote } from './saved-quote.ts';

export const answerGetSelectedQuote = implementCall(getSelectedQuote, async ({ query, database, now }) => {
  const transaction = await findTransaction(database, query.transactionId);
  const rates = transaction ? arrivedRates(transaction, now) : [];
  const selected = await findSelectedRate(database, rates.map(({ rateQuoteId }) => rateQuoteId));
  const rate = rates.find(({ rateQuoteId }) => rateQuoteId === selected);
  if (!transaction || !rate) throw new Refusal('Quote not found!');
  return savedQuote(transaction, rate, query['header.lang']);
});
