import { describe, expect, it } from 'vitest';
import { runMachine, silence } from '#flow/testing/run-machine';
import { RefusedError, StatusError } from '#services/errors';
import { quoteLink } from './quote-link.ts';
import { connectRequote, requoteMachine } from './requote.machine.ts';

const choose = { type: 'REQUOTE.CHOSEN', rateQuoteId: 'rq-1', quotePage: '/get-a-quote?from=portal#start' } as const;

function run(responses: Record<string, unknown> = {}) {
  const tracked: string[] = [];
  const visit = runMachine(requoteMachine, {
    input: undefined,
    responses: { requote: { transactionId: 'new 1' }, leavePage: true, ...responses },
    callbacks: [],
    provide: { actions: { trackRequote: () => void tracked.push('requote') } },
  });
  return { ...visit, tracked, view: () => connectRequote(visit.actor.getSnapshot()) };
}

describe('new rates of an earlier quote', () => {
  it('are asked for once, and the quote flow opens with their transaction', async () => {
    const visit = run({ requote: silence });
    await visit.go(choose, choose, choose);
    expect(visit.timesAsked('requote')).toBe(1);
    expect(visit.view()).toEqual({ rateQuoteId: 'rq-1', isBusy: true, failure: undefined });

    const answered = run();
    await answered.go(choose);
    expect(answered.inputOf('leavePage')).toEqual({
      url: '/get-a-quote?from=portal&transactionid=new%201#start',
      reason: 'requote',
    });
    expect(answered.tracked).toEqual(['requote']);
    expect(answered.view().isBusy).toBe(false);
  });

  it.each([
    [
      new RefusedError('requote', { reason: 'This quote is too old.' }),
      { kind: 'refused', reason: 'This quote is too old.' },
    ],
    [new StatusError('requote', 503), { kind: 'unreachable' }],
  ])('can be asked for again after %s', async (requote, failure) => {
    const visit = run({ requote });
    await visit.go(choose);
    expect(visit.view()).toEqual({ rateQuoteId: 'rq-1', isBusy: false, failure });
    visit.responses.requote = { transactionId: 'T' };
    await visit.go(choose);
    expect(visit.timesAsked('leavePage')).toBe(1);
    expect(visit.view().failure).toBeUndefined();
  });

  it('say so where the page of the quotes is not trusted', async () => {
    const visit = run({ leavePage: false });
    await visit.go(choose);
    expect(visit.view()).toMatchObject({ isBusy: false, failure: { kind: 'refused' } });
  });
});

it('adds the transaction to an address without a query', () => {
  expect(quoteLink('/get-a-quote', 'T')).toBe('/get-a-quote?transactionid=T');
});
