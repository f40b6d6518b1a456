import { yearMonthDay } from '#domain/calendar-date';
import type { Driver } from '#domain/driver';
import type { ServiceClient } from '../http.ts';
import { verifyQuoteOwner as contract } from './verify-quote-owner.contract.ts';

/**
 * Whether a date of birth is that of a quote's primary driver; where it is not, what to tell the visitor.
 *
 * @throws {RefusedError} when there is no such quote: its `reason` says so.
 */
export function verifyQuoteOwner(
  client: ServiceClient,
  { rateQuoteId, birthDate }: { rateQuoteId: string } & Pick<Driver, 'birthDate'>,
  signal?: AbortSignal,
): Promise<{ isMatch: boolean; message: string }> {
  const body = { RateQuoteId: rateQuoteId, DateOfBirth: yearMonthDay(birthDate) };
  return client.call(contract, { body, signal, rateQuoteId }, ({ isMatch, message }) => ({
    isMatch,
    message: message ?? '',
  }));
}
