import type { SavedQuote } from '#domain/saved-quote';
import type { ServiceClient } from '../http.ts';
import { foundQuote } from './found-quote.ts';
import { loadQuoteByTransaction as contract } from './load-quote-by-transaction.contract.ts';

/**
 * The quote of a transaction, with the answers that the visitor gave then.
 *
 * @throws {RefusedError} when there is none: its `reason` says so.
 */
export function loadQuoteByTransaction(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<SavedQuote> {
  return client.call(contract, { query: { transactionId }, signal }, (answer) => ({
    ...foundQuote(contract.id, answer),
    transactionId,
  }));
}
