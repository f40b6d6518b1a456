import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { selectQuote } from './select-quote.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('selectQuote', () => {
  const quote = { rateQuoteId: 'rq-1042', transactionId: 't-1', carrierId: '1042', carrierName: 'Prairie Mutual' };

  it.each([
    ['callDesktop', 1],
    ['text', 2],
    ['callMobile', 3],
  ] as const)('posts the choice %s with its event type', async (channel, selectQuoteEventType) => {
    calls.respondsWith({ isSuccess: true });
    await selectQuote(calls.client, { quote, channel });
    expect(calls.body()).toMatchObject({ rateQuoteId: 'rq-1042', selectQuoteEventType });
  });

  it('throws the message of spec 1 §8 when a selection is refused', async () => {
    calls.respondsWith({ isSuccess: false, message: '' });
    await expect(selectQuote(calls.client, { quote, channel: 'text' })).rejects.toMatchObject({
      message: 'Error sending FW event to selectQuote',
      status: 200,
    });
    expect(calls.reported).toHaveLength(1);
  });
});
