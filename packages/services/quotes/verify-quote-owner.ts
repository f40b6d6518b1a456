import { yearMonthDay } from '#domain/calendar-date';
import type { Driver } from '#domain/driver';
import type { ServiceClient } from '../http.ts';
import { verifyQuoteOwner as contract } from './verify-quote-owner.contract.ts';

/**
 * Verifies a date of birth against the quote's primary driver; on a mismatch, returns the message for the visitor.
 *
 * @throws {RefusedError} when there is no such quote; `reason` has the message.
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
