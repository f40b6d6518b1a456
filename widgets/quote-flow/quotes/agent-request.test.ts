import { expect, it } from 'vitest';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import type { SelectionChannel } from '#services/rating/select-quote';
import { stubClient } from '#services/testing/stub-client';
import { exampleQuote } from '../quote-flow.examples.ts';
import { type OpenAgentRequests, requestAgent } from './agent-request.ts';

function agency() {
  const services = new FakeServices();
  const { client } = stubClient('https://services.example/api-server', { fetch: services.fetch });
  const open: OpenAgentRequests = new Map();
  const typesOf = (call: 'postEvent' | 'selectQuote', key: string) =>
    services.requestsOf(call).map(({ body }) => (body as Record<string, unknown>)[key]);
  return {
    services,
    ask: (channel: SelectionChannel) =>
      requestAgent(client, { quote: exampleQuote, channel }, open).then(
        () => 'sent',
        () => 'failed',
      ),
    sent: () => ({ posts: typesOf('postEvent', 'type'), selections: typesOf('selectQuote', 'selectQuoteEventType') }),
  };
}

it.each([
  ['callDesktop', [1], [1]],
  ['text', [0], [2]],
  ['callMobile', [], [3]],
] as const)(
  'posts an event for each request except a call that the phone dials: %s',
  async (channel, posts, selections) => {
    const { ask, sent } = agency();
    expect(await ask(channel)).toBe('sent');
    await expect.poll(sent).toEqual({ posts, selections });
  },
);

it('a request succeeds once the event is posted, and the next try sends only the failed selection', async () => {
  const { services, ask, sent } = agency();
  services.respond('selectQuote', hangsUp);
  expect(await ask('text')).toBe('sent');
  await expect.poll(sent).toEqual({ posts: [0], selections: [2] });
  services.respond('selectQuote', says({ isSuccess: true }));
  expect(await ask('text')).toBe('sent');
  await expect.poll(sent).toEqual({ posts: [0], selections: [2, 2] });
  // Both calls were accepted, so another press is another request.
  expect(await ask('text')).toBe('sent');
  await expect.poll(sent).toEqual({ posts: [0, 0], selections: [2, 2, 2] });
});

it('a request fails while the event is not posted, and the next try posts only the event', async () => {
  const { services, ask, sent } = agency();
  services.respond('postEvent', hangsUp);
  expect(await ask('text')).toBe('failed');
  services.respond('postEvent', says({ isSuccess: true }));
  expect(await ask('text')).toBe('sent');
  expect(sent()).toEqual({ posts: [0, 0], selections: [2] });
});
