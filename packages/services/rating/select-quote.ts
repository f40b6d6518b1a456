import type { Quote } from '#domain/quote';
import type { ServiceClient } from '../http.ts';
import { selectQuote as contract } from './select-quote.contract.ts';

/** How the visitor wants to continue: a call from a desktop, a text, or a call from this phone. */
export type SelectionChannel = 'callDesktop' | 'text' | 'callMobile';

const eventTypes = { callDesktop: 1, text: 2, callMobile: 3 } as const satisfies Record<SelectionChannel, number>;

/** Notifies the agency how a visitor wants to continue with a quote. Continues after the page is left. */
export function selectQuote(
  client: ServiceClient,
  { quote, channel }: { quote: Pick<Quote, 'rateQuoteId'>; channel: SelectionChannel },
  signal?: AbortSignal,
): Promise<void> {
  const body = { rateQuoteId: quote.rateQuoteId, selectQuoteEventType: eventTypes[channel] };
  const refusal = 'Error sending FW event to selectQuote';
  return client.call(contract, { body, signal, keepalive: true, refusal }, () => undefined);
}
