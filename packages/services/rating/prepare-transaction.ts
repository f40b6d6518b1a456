import type { ServiceClient } from '../http.ts';
import { prepareTransaction as contract } from './prepare-transaction.contract.ts';
import { type QuoteRequest, wireQuoteRequest } from './quote-request.ts';

export type { QuoteRequest } from './quote-request.ts';

export interface QuoteTransaction {
  /** What the results are asked for by. */
  transactionId: string;
  /** A guest token that replaces the present one. */
  token?: string;
}

/** Submits a quote request. Never sent twice by itself: try again with the same `transactionId`. */
export function prepareTransaction(
  client: ServiceClient,
  request: QuoteRequest,
  signal?: AbortSignal,
): Promise<QuoteTransaction> {
  return client.call(contract, { body: wireQuoteRequest(request), signal }, readQuoteTransaction);
}

/** What both ways to submit a request are answered with. */
export function readQuoteTransaction({
  transactionId,
  token,
}: {
  transactionId: string;
  token?: string | null | undefined;
}): QuoteTransaction {
  return { transactionId, ...(token && { token }) };
}
