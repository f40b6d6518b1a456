import { type CalendarDate, yearMonthDay } from '#domain/calendar-date';
import type { PreviousQuote } from '#domain/saved-quote';
import type { ServiceClient } from '../http.ts';
import { emptyIfNotFound } from '../no-results-refusal.ts';
import { readQuoteList } from './quote-list.ts';
import { searchQuotes as contract } from './search-quotes.contract.ts';

/**
 * Loads the quotes of the guest token's visitor between two dates, inclusive; empty when there is none, or when the
 * service's message says so. A guest token can be requested for a phone number and a date of birth.
 */
export function searchQuotes(
  client: ServiceClient,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  signal?: AbortSignal,
): Promise<readonly PreviousQuote[]> {
  const query = { from: yearMonthDay(from), to: yearMonthDay(to) };
  return emptyIfNotFound(
    client.call(contract, { query, signal }, ({ quotes }) => readQuoteList(quotes)),
    'quotes',
  );
}
