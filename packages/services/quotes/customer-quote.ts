import { yearMonthDay } from '#domain/calendar-date';
import type { Driver } from '#domain/driver';
import type { SavedQuote } from '#domain/saved-quote';
import type { ServiceClient } from '../http.ts';
import { customerQuote as contract } from './customer-quote.contract.ts';
import { readSavedQuote } from './saved-quote.ts';

/** Loads the last quote of a customer; undefined when there is none. */
export function customerQuote(
  client: ServiceClient,
  customer: Pick<Driver, 'firstName' | 'lastName' | 'birthDate'> & { licenseNumber: string; zip?: string | undefined },
  signal?: AbortSignal,
): Promise<SavedQuote | undefined> {
  const body = {
    name: customer.firstName,
    surname: customer.lastName,
    dob: yearMonthDay(customer.birthDate),
    driverLicenseNumber: customer.licenseNumber,
    ...(customer.zip && { zipCode: customer.zip }),
  };
  return client.call(contract, { body, signal }, (answer) => (answer.rateQuoteId ? readSavedQuote(answer) : undefined));
}
