import type { Quote } from '#domain/quote';
import type { ServiceClient } from '../http.ts';
import { postEvent as contract } from './post-event.contract.ts';

const types = { text: 0, call: 1 } as const;

/** Requests that the agency text or call the visitor about a quote. Continues after the page is left. */
export function postEvent(
  client: ServiceClient,
  { quote, type }: { quote: Pick<Quote, 'rateQuoteId'>; type: keyof typeof types },
  signal?: AbortSignal,
): Promise<void> {
  const body = { rateQuoteId: quote.rateQuoteId, type: types[type] };
  return client.call(contract, { body, signal, keepalive: true }, () => undefined);
}
