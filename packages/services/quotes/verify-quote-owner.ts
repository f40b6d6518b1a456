import * as z from 'zod/mini';
import { yearMonthDay } from '#domain/calendar-date';
import type { Driver } from '#domain/driver';
import { RefusedError, ServiceError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { orNotFound, saysNothingFound } from '../nothing-found.ts';
import { verifyQuoteOwner as contract } from './verify-quote-owner.contract.ts';

/**
 * Verifies a date of birth against the quote's primary driver; on a mismatch, returns the service's message. A failure
 * with any status whose message is about the date of birth is a mismatch too, and so is a refusal whose message says
 * that nothing matches, or without a message whose `isMatch` is false.
 *
 * @throws {RefusedError} with status 404 when there is no such quote, also if the service calls that a success.
 * `reason` has the message.
 */
export async function verifyQuoteOwner(
  client: ServiceClient,
  { rateQuoteId, birthDate }: { rateQuoteId: string } & Pick<Driver, 'birthDate'>,
  signal?: AbortSignal,
): Promise<{ isMatch: boolean; message: string }> {
  const body = { RateQuoteId: rateQuoteId, DateOfBirth: yearMonthDay(birthDate) };
  try {
    return await orNotFound(
      client.call(contract, { body, signal, rateQuoteId }, ({ isMatch, message = '' }) => {
        if (!isMatch && saysNoQuote(message)) throw new RefusedError(contract.id, { reason: message });
        return { isMatch, message };
      }),
    );
  } catch (error) {
    const reason = error instanceof ServiceError ? error.reason : undefined;
    if (reason && saysMismatch(error, reason)) return { isMatch: false, message: reason };
    if (!reason && error instanceof RefusedError && !error.isFault && saysNoMatch(error.response))
      return { isMatch: false, message: '' };
    throw error;
  }
}

/** A failure of the service whose message has the word `match` is none of the visitor. */
const saysMismatch = (error: unknown, reason: string): boolean =>
  birthDateWords.test(reason) || (error instanceof RefusedError && !error.isFault && matchWords.test(reason));

const saysNoMatch = (response: unknown): boolean => noMatch.safeParse(response).success;
const noMatch = z.object({ isMatch: z.literal(false) });

// In the languages of the header.
const birthDateWords = /\bdob\b|birth|nacimiento/i;
const matchWords = /\bmatch(?:e[sd])?\b|coinciden/i;
const quoteWords = /\bquotes?\b|cotizaci/i;

/** `No match found.` and `We found no quote for that date of birth.` are mismatches. */
const saysNoQuote = (message: string): boolean =>
  saysNothingFound(message) && quoteWords.test(message) && !matchWords.test(message) && !birthDateWords.test(message);
