import type { ServiceClient } from '../http.ts';
import { type QuoteTransaction, readQuoteTransaction } from '../rating/prepare-transaction.ts';
import { createRentersRequest as contract } from './create-renters-request.contract.ts';
import { type RentersAnswers, wireRentersRequest } from './renters-request.ts';

/** Answers to be rated. `transactionId` is random, and new whenever an answer has changed. */
export interface RentersSubmission {
  answers: RentersAnswers;
  transactionId: string;
}

/**
 * Creates the rate request. Never retried: call it again with the same `transactionId`.
 *
 * @returns the transaction for the following calls.
 */
export function createRentersRequest(
  client: ServiceClient,
  { answers, transactionId }: RentersSubmission,
  signal?: AbortSignal,
): Promise<QuoteTransaction> {
  return client.call(contract, { body: wireRentersRequest(answers, transactionId), signal }, readQuoteTransaction);
}
