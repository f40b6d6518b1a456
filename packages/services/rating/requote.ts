import type { ServiceClient } from '../http.ts';
import { requote as contract } from './requote.contract.ts';

/**
 * Rates a previous quote again, with the same answers. Never retried.
 *
 * @param request `timeout` in milliseconds; 300 s by default (spec 1 §9).
 */
export function requote(
  client: ServiceClient,
  { rateQuoteId, timeout = 300_000 }: { rateQuoteId: string; timeout?: number },
  signal?: AbortSignal,
): Promise<{ transactionId: string }> {
  return client.call(contract, { body: { rateQuoteId }, signal, rateQuoteId, timeout }, ({ transactionId }) => ({
    transactionId,
  }));
}
