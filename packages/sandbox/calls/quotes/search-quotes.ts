import { addDays, dateFromWire } from '#domain/calendar-date';
import { searchQuotes } from '#services/quotes/search-quotes.contract';
import { findTransactionsOfSession } from '../../store/visitor-transactions.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { agencyDay, quoteList } from './previous-quote.ts';

export const answerSearchQuotes = implementCall(searchQuotes, async ({ query, database, variant, now, session }) => {
  const from = dateFromWire(query.from);
  const to = dateFromWire(query.to);
  if (!from || !to || from > to) throw new Refusal('from and to: two days, the first not after the last', 400);
  // The days are in the agency's time zone and the stored times are not: loads one more day on either side, then
  // filters.
  const found = await findTransactionsOfSession(database, {
    session: session!,
    variant,
    from: new Date(addDays(from, -1)),
    before: new Date(addDays(to, 2)),
  });
  const within = found.filter(({ createdAt }) => {
    const day = agencyDay(createdAt.getTime());
    return day >= from && day <= to;
  });
  return { ...success, quotes: await quoteList(database, within, now) };
});
