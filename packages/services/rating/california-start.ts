import { californiaStart as contract } from '../contract/rating/california-start.ts';
import type { ServiceClient } from '../http.ts';

/** Tells the services that a customer in California goes on to buy. Nothing that the visitor does waits for it. */
export function startCaliforniaFollowUp(
  client: ServiceClient,
  { rateQuoteId, transactionId }: { rateQuoteId: string; transactionId: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(contract, { body: { rateQuoteId, transactionId }, signal, rateQuoteId }, () => undefined);
}
