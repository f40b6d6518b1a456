import type { ServiceClient } from '../http.ts';
import { californiaStart as contract } from './california-start.contract.ts';

/** Tells the services that a customer in California goes on to buy. Nothing that the visitor does waits for it. */
export function californiaStart(
  client: ServiceClient,
  { rateQuoteId, transactionId }: { rateQuoteId: string; transactionId: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(contract, { body: { rateQuoteId, transactionId }, signal, rateQuoteId }, () => undefined);
}
