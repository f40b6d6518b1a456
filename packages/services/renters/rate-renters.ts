import type { ServiceClient } from '../http.ts';
import { type QuoteTransaction, readQuoteTransaction } from '../rating/prepare-transaction.ts';
import type { RentersSubmission } from './create-renters-request.ts';
import { rateRenters as contract } from './rate-renters.contract.ts';
import { wireRentersRequest } from './renters-request.ts';

/**
 * Submits a request to the carriers, which rate it. `rentersResults` loads their prices. Never retried: call it again
 * with the same `transactionId`.
 */
export function rateRenters(
  client: ServiceClient,
  { answers, transactionId }: RentersSubmission,
  signal?: AbortSignal,
): Promise<QuoteTransaction> {
  const body = { ...wireRentersRequest(answers, transactionId), RequestStep: '1' } as const;
  return client.call(contract, { body, signal }, readQuoteTransaction);
}
