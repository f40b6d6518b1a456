import { yearMonthDay } from '#domain/calendar-date';
import type { Contact, Driver } from '#domain/driver';
import type { PreviousQuote } from '#domain/saved-quote';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { emptyIfNotFound } from '../no-results-refusal.ts';
import { saysNone } from '../none-words.ts';
import { previousQuotes as contract } from './previous-quotes.contract.ts';
import { readQuoteList } from './quote-list.ts';

/**
 * Loads the previous quotes for a phone number and date of birth, the latest first; empty when there is none, or when the
 * service's message says so.
 *
 * @throws {RefusedError} when the search fails with any other message.
 */
export function previousQuotes(
  client: ServiceClient,
  { phone, birthDate }: Pick<Contact, 'phone'> & Pick<Driver, 'birthDate'>,
  signal?: AbortSignal,
): Promise<readonly PreviousQuote[]> {
  const body = { phone, dob: yearMonthDay(birthDate) };
  const search = client.call(contract, { body, signal }, ({ success, message, quotes }) => {
    if (success !== false) return readQuoteList(quotes);
    if (message && !saysNone('quotes', message)) throw new RefusedError(contract.id, { reason: message });
    return [];
  });
  return emptyIfNotFound(search, 'quotes');
}
