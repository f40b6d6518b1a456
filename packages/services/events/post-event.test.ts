import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { postEvent } from './post-event.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('postEvent', () => {
  const quote = { rateQuoteId: 'rq-1042', transactionId: 't-1', carrierId: '1042', carrierName: 'Prairie Mutual' };

  it.each([
    ['text', 0],
    ['call', 1],
  ] as const)('posts the request of a visitor for a %s', async (wish, type) => {
    calls.respondsWith({ isSuccess: true });
    await postEvent(calls.client, { quote, type: wish });
    expect(calls.body()).toMatchObject({ rateQuoteId: 'rq-1042', type });
  });
});
