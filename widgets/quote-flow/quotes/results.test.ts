import { describe, expect, it } from 'vitest';
import { StatusError } from '#services/errors';
import { connectBuy, connectContact } from '../quote-flow.connect.ts';
import { allRates, exampleQuote } from '../quote-flow.examples.ts';
import { runFlow, silence, type Responses } from '../testing/run-flow.ts';
import { eventsTo } from '../testing/step-events.ts';

async function results(responses: Responses = {}) {
  const flow = runFlow({ responses: { rates: allRates, ...responses } });
  await flow.go(...eventsTo('quotes'));
  return {
    ...flow,
    buy: () => connectBuy(flow.actor.getSnapshot()),
    contact: () => connectContact(flow.actor.getSnapshot()),
  };
}

const quote = exampleQuote;

describe('buying', () => {
  it('asks for confirmation first, then requests the address, then opens it', async () => {
    const { send, settled, buy } = await results();
    expect(buy()).toEqual({ status: 'idle' });
    send({ type: 'BUY.CHOSEN', quote });
    expect(buy()).toEqual({ status: 'confirming', quote });
    send({ type: 'BUY.CONFIRMED' });
    expect(buy()).toEqual({ status: 'requesting', quote });
    await settled();
    expect(buy()).toEqual({ status: 'ready', quote, url: 'https://pay.partner.example/', opensNewWindow: false });
    send({ type: 'BUY.CLOSED' });
    expect(buy()).toEqual({ status: 'idle' });
  });

  it('requests the address once when the visitor confirms twice', async () => {
    const { send, settled, timesAsked } = await results({ purchase: silence });
    send({ type: 'BUY.CHOSEN', quote });
    for (let press = 0; press < 50; press += 1) send({ type: 'BUY.CONFIRMED' }, { type: 'BUY.CHOSEN', quote });
    await settled();
    expect(timesAsked('purchase')).toBe(1);
  });

  it('retries a failed purchase without asking again', async () => {
    const { go, buy, responses } = await results({ purchase: new StatusError('buyNow', 500) });
    await go({ type: 'BUY.CHOSEN', quote }, { type: 'BUY.CONFIRMED' });
    expect(buy()).toEqual({ status: 'failed', quote, failure: { kind: 'unreachable' } });
    responses.purchase = { url: 'https://pay.partner.example/2' };
    await go({ type: 'BUY.CHOSEN', quote });
    expect(buy()).toMatchObject({ status: 'ready', url: 'https://pay.partner.example/2' });
  });
});

describe('a purchase that was begun', () => {
  it('shows an open purchase again when its button is pressed again, without asking', async () => {
    const { go, send, buy, timesAsked } = await results();
    await go({ type: 'BUY.CHOSEN', quote }, { type: 'BUY.CONFIRMED' }, { type: 'BUY.CLOSED' });
    expect(buy()).toEqual({ status: 'idle' });
    send({ type: 'BUY.CHOSEN', quote });
    expect(buy()).toMatchObject({ status: 'ready', url: 'https://pay.partner.example/' });
    expect(timesAsked('purchase')).toBe(1);
  });

  it('asks again for a purchase that opened a window', async () => {
    const { go, send, buy } = await results();
    const windowed = { ...quote, opensNewWindow: true };
    await go({ type: 'BUY.CHOSEN', quote: windowed }, { type: 'BUY.CONFIRMED' }, { type: 'BUY.CLOSED' });
    send({ type: 'BUY.CHOSEN', quote: windowed });
    expect(buy()).toMatchObject({ status: 'confirming' });
  });

  it('closes the purchase once the visitor leaves the quotes', async () => {
    const { go, context } = await results();
    await go({ type: 'BUY.CHOSEN', quote }, { type: 'BUY.CONFIRMED' }, { type: 'BACK' });
    expect(context()).toMatchObject({ openPurchase: '', buyUrl: '', chosenQuote: undefined });
  });
});

describe('what else can be bought', () => {
  it('shows other quotes before the confirmation when the agency wants it', async () => {
    const { send, buy } = await results();
    send({ type: 'CARRIERS.REQUESTED', quote });
    expect(buy()).toEqual({ status: 'choosing', quote });
    const other = { ...quote, rateQuoteId: 'rq-2' };
    send({ type: 'BUY.CHOSEN', quote: other });
    expect(buy()).toEqual({ status: 'confirming', quote: other });
  });

  it('asks for confirmation of a quote that replaces one that cannot be opened', async () => {
    const { go, send, buy } = await results({ purchase: new StatusError('buyNow', 500) });
    await go({ type: 'BUY.CHOSEN', quote }, { type: 'BUY.CONFIRMED' });
    const other = { ...quote, rateQuoteId: 'rq-2' };
    send({ type: 'BUY.CHOSEN', quote: other });
    expect(buy()).toEqual({ status: 'confirming', quote: other });
  });
});

describe('asking an agent', () => {
  it.each([
    ['the other ways to reach an agent when no chat page is configured', '', 'offering'],
    ['only the configured chat page', '/chat', 'idle'],
  ] as const)('shows a visitor who requests a chat %s', async (_, chatPage, status) => {
    const { go, contact, context, timesAsked } = await results();
    await go({ type: 'CONFIG.CHANGED', config: { ...context().config, chatPage } }, { type: 'QUOTE.CHATTED', quote });
    expect(contact().status).toBe(status);
    expect(timesAsked('idleAgents')).toBe(1);
  });

  it('shows first how an agent can be reached', async () => {
    const { send, contact } = await results();
    send({ type: 'AGENT.REQUESTED', quote });
    expect(contact()).toEqual({ status: 'offering', quote });
    send({ type: 'QUOTE.SELECTED', quote, channel: 'callDesktop' });
    expect(contact()).toEqual({ status: 'sending', channel: 'call', quote });
  });

  it.each([
    ['text', 'text'],
    ['callDesktop', 'call'],
  ] as const)('a request by %s is shown as pending and then as sent', async (channel, shown) => {
    const { send, settled, contact, asked } = await results();
    send({ type: 'QUOTE.SELECTED', quote, channel });
    expect(contact()).toEqual({ status: 'sending', channel: shown, quote });
    await settled();
    expect(contact()).toEqual({ status: 'sent', channel: shown, quote });
    expect(asked.at(-1)).toEqual({ name: 'selection', input: { quote, channel } });
    send({ type: 'CONTACT.CLOSED' });
    expect(contact()).toEqual({ status: 'idle' });
  });

  it('shows no dialog while the visitor’s own phone dials', async () => {
    const { send, settled, contact, timesAsked } = await results();
    send({ type: 'QUOTE.SELECTED', quote, channel: 'callMobile' });
    expect(contact()).toEqual({ status: 'idle' });
    await settled();
    expect(contact()).toEqual({ status: 'idle' });
    expect(timesAsked('selection')).toBe(1);
  });

  it('shows that a request failed', async () => {
    const { go, contact } = await results({ selection: new StatusError('selectQuote', 500) });
    await go({ type: 'QUOTE.SELECTED', quote, channel: 'text' });
    expect(contact()).toEqual({ status: 'failed', channel: 'text', quote, failure: { kind: 'unreachable' } });
  });

  it.each<[string, Responses, boolean]>([
    ['are free', { idleAgents: true }, true],
    ['are busy', { idleAgents: false }, false],
    ['are unknown', { idleAgents: new StatusError('idleAgents', 500) }, false],
  ])('stores whether agents %s', async (_, answers, areIdle) => {
    const { settled, context } = await results(answers);
    await settled();
    expect(context().agentsAreIdle).toBe(areIdle);
  });
});

describe('agents', () => {
  it('polls idle agents after each pause', async () => {
    const { wait, responses, context, timesAsked } = await results({ idleAgents: false });
    responses.idleAgents = true;
    await wait(59);
    expect(timesAsked('idleAgents')).toBe(1);
    await wait(1);
    expect(timesAsked('idleAgents')).toBe(2);
    expect(context().agentsAreIdle).toBe(true);
  });

  it('does not poll idle agents while the page is hidden, and polls at once when the visitor returns', async () => {
    const { wait, sendFrom, timesAsked } = await results();
    await sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await wait(600);
    expect(timesAsked('idleAgents')).toBe(1);
    await sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(timesAsked('idleAgents')).toBe(2);
  });
});
