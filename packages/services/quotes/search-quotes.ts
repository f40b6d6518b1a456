import { type CalendarDate, yearMonthDay } from '#domain/calendar-date';
import type { PreviousQuote, SavedQuote } from '#domain/saved-quote';
import { loadQuoteByTransaction as byTransaction } from '../contract/quotes/quote-by-transaction.ts';
import { searchQuotes as contract } from '../contract/quotes/search-quotes.ts';
import type { ServiceClient } from '../http.ts';
import { foundQuote } from './found-quote.ts';
import { readQuoteList } from './quote-list.ts';

/**
 * The earlier quotes that were asked for from one day to another, both included, by whoever holds the guest token: it
 * can be made for a phone number and a date of birth.
 */
export function searchQuotes(
  client: ServiceClient,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  signal?: AbortSignal,
): Promise<readonly PreviousQuote[]> {
  const query = { from: yearMonthDay(from), to: yearMonthDay(to) };
  return client.call(contract, { query, signal }, ({ quotes }) => readQuoteList(quotes));
}

/**
 * The quote of a transaction, with what the visitor said then.
 *
 * @throws {RefusedError} when there is none: its `reason` says so.
 */
export function loadQuoteByTransaction(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<SavedQuote> {
  return client.call(byTransaction, { query: { transactionId }, signal }, (answer) => ({
    ...foundQuote(byTransaction.id, answer),
    transactionId,
  }));
}
