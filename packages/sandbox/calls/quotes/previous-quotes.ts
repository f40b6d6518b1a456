import { previousQuotes } from '#services/quotes/previous-quotes.contract';
import { findTransactionsOfVisitor } from '../../store/visitor-transactions.ts';
import { implementCall, success } from '../implement-call.ts';
import { quoteList } from './previous-quote.ts';

export const answerPreviousQuotes = implementCall(previousQuotes, async ({ body, database, variant, now }) => {
  const visitor = { phone: body.phone, birthDate: body.dob };
  const quotes = await quoteList(database, await findTransactionsOfVisitor(database, { visitor, variant }), now);
  return { ...success, success: quotes.length > 0, quotes };
});
