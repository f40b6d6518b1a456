import type { SavedQuote } from '#domain/saved-quote';
import type { ServiceClient } from '../http.ts';
import { foundQuote } from './found-quote.ts';
import { loadQuote as contract } from './load-quote.contract.ts';

/**
 * Loads the quote of a rate, with the answers that were submitted. `timeout` is in milliseconds.
 *
 * @throws {RefusedError} when there is none; `reason` has the message.
 */
export function loadQuote(
  client: ServiceClient,
  { rateQuoteId, timeout }: { rateQuoteId: string; timeout?: number },
  signal?: AbortSignal,
): Promise<SavedQuote> {
  return client.call(
    contract,
    { params: { rateQuoteId }, query: {}, signal, rateQuoteId, ...(timeout !== undefined && { timeout }) },
    (answer) => ({ ...foundQuote(contract.id, answer), rateQuoteId }),
  );
}
