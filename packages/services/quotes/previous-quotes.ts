import { yearMonthDay } from '#domain/calendar-date';
import type { Contact, Driver } from '#domain/driver';
import type { PreviousQuote } from '#domain/saved-quote';
import type { ServiceClient } from '../http.ts';
import { previousQuotes as contract } from './previous-quotes.contract.ts';
import { readQuoteList } from './quote-list.ts';

/** Loads the previous quotes for a phone number and date of birth, the latest first; empty when there is none. */
export function previousQuotes(
  client: ServiceClient,
  { phone, birthDate }: Pick<Contact, 'phone'> & Pick<Driver, 'birthDate'>,
  signal?: AbortSignal,
): Promise<readonly PreviousQuote[]> {
  const body = { phone, dob: yearMonthDay(birthDate) };
  return client.call(contract, { body, signal }, ({ success, quotes }) =>
    success === false ? [] : readQuoteList(quotes),
  );
}
