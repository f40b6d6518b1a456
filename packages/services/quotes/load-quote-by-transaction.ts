import type { SavedQuote } from '#domain/saved-quote';
import type { ServiceClient } from '../http.ts';
import { orNotFound } from '../nothing-found.ts';
import { foundQuote } from './found-quote.ts';
import { loadQuoteByTransaction as contract } from './load-quote-by-transaction.contract.ts';

/**
 * Loads the quote of a transaction, with the answers that were submitted.
 *
 * @throws {RefusedError} when there is none; `reason` has the message.
 */
export function loadQuoteByTransaction(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<SavedQuote> {
  return orNotFound(
    client.call(contract, { query: { transactionId }, signal }, (answer) => ({
      ...foundQuote(contract.id, answer),
      transactionId,
    })),
  );
}
