import type { SavedQuote } from '#domain/saved-quote';
import type { ServiceClient } from '../http.ts';
import { foundQuote } from './found-quote.ts';
import { getSelectedQuote as contract } from './get-selected-quote.contract.ts';

/**
 * Loads the quote that the visitor selected in a transaction.
 *
 * @throws {RefusedError} when there is none; `reason` has the message.
 */
export function getSelectedQuote(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<SavedQuote> {
  return client.call(contract, { query: { transactionId }, signal }, (answer) => ({
    ...foundQuote(contract.id, answer),
    transactionId,
  }));
}
