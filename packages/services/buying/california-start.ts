import type { ServiceClient } from '../http.ts';
import { californiaStart as contract } from './california-start.contract.ts';

/** Notifies the services that a customer in California starts to buy. The visitor never waits for the response. */
export function californiaStart(
  client: ServiceClient,
  { rateQuoteId, transactionId }: { rateQuoteId: string; transactionId: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(contract, { body: { rateQuoteId, transactionId }, signal, rateQuoteId }, () => undefined);
}
