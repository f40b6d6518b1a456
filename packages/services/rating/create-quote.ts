import type { ServiceClient } from '../http.ts';
import { createQuote as contract } from './create-quote.contract.ts';
import { type QuoteTransaction, readQuoteTransaction } from './prepare-transaction.ts';
import { type QuoteRequest, wireQuoteRequest } from './quote-request.ts';

/** Submits a quote request on the service's second path. Never retried: call it again with the same `transactionId`. */
export function createQuote(
  client: ServiceClient,
  request: QuoteRequest,
  signal?: AbortSignal,
): Promise<QuoteTransaction> {
  const { customer, ...others } = wireQuoteRequest(request);
  const { address, ...who } = customer;
  return client.call(contract, { body: { ...others, ...who, ...address }, signal }, readQuoteTransaction);
}
