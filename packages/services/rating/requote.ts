import type { ServiceClient } from '../http.ts';
import { requote as contract } from './requote.contract.ts';

/** Milliseconds: an earlier quote may take so long to be taken up again (spec 1 §9). */
export const requoteTimeout = 300_000;

/** Has an earlier quote rated anew, as it was asked for then. Never sent twice by itself. */
export function requote(
  client: ServiceClient,
  { rateQuoteId }: { rateQuoteId: string },
  signal?: AbortSignal,
): Promise<{ transactionId: string }> {
  return client.call(
    contract,
    { body: { rateQuoteId }, signal, rateQuoteId, timeout: requoteTimeout },
    ({ transactionId }) => ({
      transactionId,
    }),
  );
}
