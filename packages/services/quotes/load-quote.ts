import type { SavedQuote } from '#domain/saved-quote';
import type { ServiceClient } from '../http.ts';
import { foundQuote } from './found-quote.ts';
import { loadQuote as contract } from './load-quote.contract.ts';

/**
 * The quote that a rate belongs to, with what the visitor said then. `timeout` is in milliseconds.
 *
 * @throws {RefusedError} when there is none: its `reason` says so.
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
