import { describe, expect, it } from 'vitest';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import { connectQuoteWait, connectShell } from '../../quote-flow.connect.ts';
import { alex, heldQuote, minimalAnswers, reopenedQuote } from '../../quote-flow.examples.ts';
import type { FlowEvent } from '../../quote-flow.types.ts';
import { runFlow, silence } from '../../testing/run-flow.ts';
import { byPhone, previousQuote } from '../testing/entry-inputs.ts';

describe('previous quotes', () => {
  const atPrevious = { hash: 'PreviousQuotes' };

  it.each(['previousQuotes', 'PREVIOUSQUOTES', 'previousquotes'])(
    'opens previous quotes from the hash %s',
    async (hash) => {
      const { go, isIn } = runFlow({ input: { hash } });
      await go();
      expect(isIn({ journey: { previousQuotes: 'asking' } })).toBe(true);
    },
  );

  it('opens the driver step when there are no previous quotes', async () => {
    const { go, isIn, context } = runFlow({ input: atPrevious });
    await go();
    await go({ type: 'PREVIOUS.SEARCHED', search: byPhone });
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('noPreviousQuotes');
  });

  it('previous quotes found by phone and date of birth open without asking for it again', async () => {
    const { go, isIn, asked, context } = runFlow({ input: atPrevious, responses: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(asked.some(({ name }) => name === 'ownerMatch')).toBe(false);
    expect(context().transaction?.id).toBe('transaction-before');
  });

  it('previous quotes found by dates open only for their owner', async () => {
    const { go, isIn } = runFlow({ input: atPrevious, responses: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: { by: 'dates', from: '2026-10-01', to: '2026-10-31' } },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
    );
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
  });

  it('rates a previous quote again in its own transaction, within 300 seconds', async () => {
    const { go, wait, isIn, context } = runFlow({ input: atPrevious, responses: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context().transaction).toMatchObject({ id: 'transaction-anew', isSubmitted: true, isRequote: true });
    await wait(299);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(1);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('waits the usual time for rates once a requoted quote is changed', async () => {
    const { go, wait, isIn } = runFlow({ input: atPrevious, responses: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
      { type: 'BACK' },
      { type: 'POLICY.CHOSEN', answers: { ...minimalAnswers.policy!, term: 12 } },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(45);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('counts the 300 seconds for new rates from the request', async () => {
    let now = Date.UTC(2026, 10, 20, 17);
    let accept: (answer: unknown) => void = () => undefined;
    const accepted = new Promise((resolve) => {
      accept = resolve;
    });
    const { go, wait, settled, isIn } = runFlow({
      input: { ...atPrevious, now: () => now },
      responses: { previousQuotes: [previousQuote], requote: () => accepted },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    await wait(200);
    now += 200_000;
    accept({ ...reopenedQuote, transactionId: 'transaction-anew', isRequote: true });
    await settled();
    await wait(99);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(1);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('new rates can be requested again after a failure of the service', async () => {
    const responses = [new StatusError('requote', 503), { ...reopenedQuote, isRequote: true }];
    const { go, isIn } = runFlow({
      input: atPrevious,
      responses: {
        previousQuotes: [previousQuote],
        quoteByTransaction: heldQuote,
        requote: async () => {
          const response = responses.shift();
          if (response instanceof Error) throw response;
          return response;
        },
      },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: { reopening: 'requoteFailed' } })).toBe(true);
    await go({ type: 'RETRY' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('a previous quote that could not be opened can be tried again, or left for the list', async () => {
    const { go, isIn, actor, responses } = runFlow({
      input: atPrevious,
      responses: { previousQuotes: [previousQuote], reopenedQuote: new NetworkError('files') },
    });
    await go();
    const chosen: FlowEvent = { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false };
    await go({ type: 'PREVIOUS.SEARCHED', search: byPhone }, chosen);
    expect(connectShell(actor.getSnapshot()).page).toBe('unreachable');
    await go({ type: 'BACK' });
    expect(isIn({ journey: { previousQuotes: 'listing' } })).toBe(true);
    await go(chosen);
    responses.reopenedQuote = reopenedQuote;
    await go({ type: 'RETRY' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it.each([
    ['refused', heldQuote, new RefusedError('requote', { reason: 'Quote not found!' })],
    ['of a quote without rates', { ...heldQuote, rateQuoteId: '' }, undefined],
  ])('returns to the list with a notice when new rates are %s', async (_, quoteByTransaction, requote) => {
    const { go, isIn, context } = runFlow({
      input: atPrevious,
      responses: { previousQuotes: [previousQuote], quoteByTransaction, requote },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: { previousQuotes: 'listing' } })).toBe(true);
    expect(context()).toMatchObject({ entryNotice: 'requoteRefused', previousQuotes: [previousQuote] });
    await go({ type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false });
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context().entryNotice).toBeUndefined();
  });

  it('shows that new rates of a previous quote did not arrive within 300 seconds', async () => {
    const { go, wait, isIn, actor } = runFlow({
      input: atPrevious,
      responses: { previousQuotes: [previousQuote], requote: silence },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: { reopening: 'requoting' } })).toBe(true);
    await wait(300);
    expect(isIn({ journey: { reopening: 'requoteFailed' } })).toBe(true);
    expect(connectShell(actor.getSnapshot()).page).toBe('unreachable');
    await go({ type: 'BACK' });
    expect(isIn({ journey: { previousQuotes: 'listing' } })).toBe(true);
  });

  it.each([
    ['from the request', [{ type: 'HASH.CHANGED', hash: 'driver1' }]],
    ['from the list that it returned to', [{ type: 'BACK' }, { type: 'HASH.CHANGED', hash: 'driver1' }]],
  ] as [string, FlowEvent[]][])(
    'the last quote keeps its rates for a visitor who has left a request for new rates %s',
    async (_, leaves) => {
      const { go, isIn, timesAsked } = runFlow({
        input: atPrevious,
        responses: { previousQuotes: [previousQuote], requote: silence, customerQuote: heldQuote },
      });
      await go();
      await go(
        { type: 'PREVIOUS.SEARCHED', search: byPhone },
        { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
        ...leaves,
        { type: 'DRIVER.SUBMITTED', answers: { ...alex, licenseNumber: '12345678' } },
      );
      expect(isIn({ journey: { contact: 'offeringQuote' } })).toBe(true);
      await go({ type: 'OVERRIDE.ACCEPTED' });
      expect(isIn({ journey: 'quoting' })).toBe(true);
      expect([timesAsked('requote'), timesAsked('reopenedQuote')]).toEqual([1, 1]);
    },
  );

  it('tells a visitor who waits for new rates that it takes longer, from twelve seconds after the request', async () => {
    let now = Date.UTC(2026, 10, 20, 17);
    let accept: (answer: unknown) => void = () => undefined;
    const accepted = new Promise((resolve) => {
      accept = resolve;
    });
    const { go, wait, settled, actor } = runFlow({
      input: { ...atPrevious, now: () => now },
      responses: { previousQuotes: [previousQuote], requote: () => accepted },
    });
    const isTakingLonger = () => connectQuoteWait(actor.getSnapshot()).isTakingLonger;
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    await wait(10);
    now += 10_000;
    accept({ ...reopenedQuote, transactionId: 'transaction-anew', isRequote: true });
    await settled();
    await wait(1);
    expect(isTakingLonger()).toBe(false);
    await wait(1);
    expect(isTakingLonger()).toBe(true);
  });

  it.each([
    ['previousQuotes', 'searchUnreachable', [{ type: 'PREVIOUS.SEARCHED', search: byPhone }]],
    [
      'quoteByTransaction',
      'quoteUnreachable',
      [
        { type: 'PREVIOUS.SEARCHED', search: byPhone },
        { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
      ],
    ],
  ] as [string, 'searchUnreachable' | 'quoteUnreachable', FlowEvent[]][])(
    'retries the failed call %s',
    async (name, state, events) => {
      const { go, isIn } = runFlow({
        input: atPrevious,
        responses: { previousQuotes: [previousQuote], [name]: new NetworkError(name) },
      });
      await go();
      await go(...events);
      expect(isIn({ journey: { previousQuotes: state } })).toBe(true);
    },
  );

  it('the visitor leaves the previous quotes for a new quote', async () => {
    const { go, isIn } = runFlow({ input: atPrevious });
    await go();
    await go({ type: 'BACK' });
    expect(isIn({ journey: 'driver' })).toBe(true);
  });
});
