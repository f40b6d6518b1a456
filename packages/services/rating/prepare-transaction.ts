import type { ServiceClient } from '../http.ts';
import { prepareTransaction as contract } from './prepare-transaction.contract.ts';
import { type QuoteRequest, wireQuoteRequest } from './quote-request.ts';

export type { QuoteRequest } from './quote-request.ts';

export interface QuoteTransaction {
  /** The id for polling the results. */
  transactionId: string;
  /** A guest token that replaces the current one. */
  token?: string;
}

/** Submits a quote request. Never retried: call it again with the same `transactionId`. */
export function prepareTransaction(
  client: ServiceClient,
  request: QuoteRequest,
  signal?: AbortSignal,
): Promise<QuoteTransaction> {
  return client.call(contract, { body: wireQuoteRequest(request), signal }, readQuoteTransaction);
}

/** Reads the response of either submit call. */
export function readQuoteTransaction({
  transactionId,
  token,
}: {
  transactionId: string;
  token?: string | null | undefined;
}): QuoteTransaction {
  return { transactionId, ...(token && { token }) };
}
