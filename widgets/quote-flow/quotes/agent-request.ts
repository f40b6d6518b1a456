import type { Quote } from '#domain/quote';
import { postEvent } from '#services/events/post-event';
import type { ServiceClient } from '#services/http';
import { type SelectionChannel, selectQuote } from '#services/rating/select-quote';

interface RequestedContact {
  quote: Quote;
  channel: SelectionChannel;
}

/** The event that an agent acts on: none while the visitor's own phone dials the agency. */
const eventTypes = { callDesktop: 'call', text: 'text', callMobile: undefined } as const satisfies Record<
  SelectionChannel,
  'call' | 'text' | undefined
>;

/** The two calls of a visitor's request. Each is sent once, unless it failed. */
interface AgentRequest {
  postEvent: () => Promise<void>;
  selectQuote: () => Promise<void>;
}

/** Requests with a call that is pending or failed, by quote and channel. */
export type OpenAgentRequests = Map<string, AgentRequest>;

/**
 * Requests a call or a text about a quote, and reports the selection. Agents act only on the event, so it decides the
 * outcome; a failed selection is sent with the next try. Neither call is canceled when the dialog closes.
 *
 * @param open the requests that a repeated one continues. Once both calls were accepted, the next request is a new one.
 */
export async function requestAgent(
  client: ServiceClient,
  { quote, channel }: RequestedContact,
  open: OpenAgentRequests,
): Promise<void> {
  const key = `${quote.rateQuoteId} ${channel}`;
  const request = open.get(key) ?? {
    postEvent: unlessSent(async () => {
      const type = eventTypes[channel];
      if (type) await postEvent(client, { quote, type });
    }),
    selectQuote: unlessSent(() => selectQuote(client, { quote, channel })),
  };
  open.set(key, request);
  const posted = request.postEvent();
  Promise.all([posted, request.selectQuote()]).then(
    () => open.delete(key),
    () => undefined,
  );
  await posted;
}

function unlessSent(send: () => Promise<void>): () => Promise<void> {
  let sending: Promise<void> | undefined;
  return () => {
    sending ??= send().catch((error: unknown) => {
      sending = undefined;
      throw error;
    });
    return sending;
  };
}
