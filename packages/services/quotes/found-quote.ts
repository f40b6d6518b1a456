import type { SavedQuote } from '#domain/saved-quote';
import { RefusedError } from '../errors.ts';
import { readSavedQuote, type WireSavedQuote } from './saved-quote.ts';

/** @throws {RefusedError} when there is no such quote. */
export function foundQuote(callId: string, wire: WireSavedQuote): SavedQuote {
  const quote = readSavedQuote(wire);
  if (!quote) throw new RefusedError(callId, { status: 200, reason: 'Quote not found!' });
  return quote;
}
