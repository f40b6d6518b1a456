import type { ServiceClient } from '../http.ts';
import { requote as contract } from './requote.contract.ts';

/** Milliseconds: the timeout of a requote (spec 1 §9). */
export const requoteTimeout = 300_000;

/** Rates an earlier quote again, with the same answers. Never retried. */
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
