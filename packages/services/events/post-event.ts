import type { Quote } from '#domain/quote';
import { postEvent as contract } from './post-event.contract.ts';
import type { ServiceClient } from '../http.ts';

const types = { text: 0, call: 1 } as const;

/** Asks the agency to text or to call the visitor about a quote. Sent although the page is left. */
export function postEvent(
  client: ServiceClient,
  { quote, type }: { quote: Pick<Quote, 'rateQuoteId'>; type: keyof typeof types },
  signal?: AbortSignal,
): Promise<void> {
  const body = { rateQuoteId: quote.rateQuoteId, type: types[type] };
  return client.call(contract, { body, signal, keepalive: true }, () => undefined);
}
