import { describe, expect, it } from 'vitest';
import { MalformedError, NetworkError, StatusError } from '#services/errors';
import {
  allRates,
  doneWithoutRates,
  exampleConfig,
  exampleQuote,
  noRatesYet,
  someRates,
} from '../quote-flow.examples.ts';
import { runFlow, silence, type Responses } from '../testing/run-flow.ts';
import { eventsTo } from '../testing/step-events.ts';

async function quoting(responses: Responses = {}, config = {}) {
  const flow = runFlow({ responses: responses, input: { config: { ...exampleConfig, ...config } } });
  await flow.go(...eventsTo('quotes'));
  return flow;
}

describe('the wait for rates', () => {
  it('submits, then polls every three seconds', async () => {
    const { wait, timesAsked } = await quoting();
    expect([timesAsked('submission'), timesAsked('rates')]).toEqual([1, 1]);
    await wait(2.5);
    expect(timesAsked('rates')).toBe(1);
    await wait(0.5);
    expect(timesAsked('rates')).toBe(2);
    await wait(6);
    expect(timesAsked('rates')).toBe(4);
  });

  it('shows a second message after twelve seconds', async () => {
    const { wait, isIn } = await quoting();
    await wait(11.5);
    expect(isIn({ journey: { quoting: { running: { message: 'short' } } } })).toBe(true);
    await wait(0.5);
    expect(isIn({ journey: { quoting: { running: { message: 'longer' } } } })).toBe(true);
  });

  it('ends the wait when all carriers are done', async () => {
    const { isIn, timesAsked } = await quoting({ rates: allRates });
    expect(isIn({ journey: { results: { arrival: 'complete' } } })).toBe(true);
    expect(timesAsked('rates')).toBe(1);
  });

  it('fetches the final results once there are rates and fifteen seconds have passed', async () => {
    const { wait, isIn, timesAsked } = await quoting({ rates: someRates });
    await wait(14);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    const before = timesAsked('rates');
    await wait(1);
    expect(isIn({ journey: 'results' })).toBe(true);
    expect(timesAsked('rates')).toBe(before + 2);
  });

  it('shows the rates it has when the final results fail', async () => {
    const { wait, isIn, responses, context } = await quoting({ rates: someRates });
    await wait(14.5);
    // The poll at fifteen seconds is answered; the fetch after it is not.
    let polls = 0;
    Object.defineProperty(responses, 'rates', {
      get: () => ((polls += 1) === 1 ? someRates : new StatusError('getResults', 500)),
    });
    await wait(1);
    expect(isIn({ journey: 'results' })).toBe(true);
    expect(context().rates.quotes).toEqual([exampleQuote]);
  });

  it('ends the wait without rates after forty-five seconds', async () => {
    const { wait, isIn } = await quoting();
    await wait(44.5);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(0.5);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('ends the wait without rates when all carriers declined', async () => {
    const { isIn } = await quoting({ rates: doneWithoutRates });
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it.each<[string, Responses]>([
    ['submission', { submission: new StatusError('prepareTransaction', 500) }],
    ['poll', { rates: new MalformedError('getResults') }],
  ])('ends the wait without rates after a failed %s', async (_, answers) => {
    const { isIn } = await quoting(answers);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('reads its intervals from the configuration', async () => {
    const { wait, isIn, timesAsked } = await quoting({}, { pollInterval: 1, longerMessageAfter: 2, resultsWait: 4 });
    await wait(2);
    expect(timesAsked('rates')).toBe(3);
    expect(isIn({ journey: { quoting: { running: { message: 'longer' } } } })).toBe(true);
    await wait(2);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });
});

describe('a submission', () => {
  it('submits once, however often it is requested', async () => {
    const { send, settled, timesAsked } = await quoting({ submission: silence });
    for (let press = 0; press < 50; press += 1) send(...eventsTo('quotes').slice(-1));
    await settled();
    expect(timesAsked('submission')).toBe(1);
  });

  it('continues with the same transaction when the network returns', async () => {
    const { go, isIn, responses, context, timesAsked } = await quoting({
      submission: new NetworkError('prepareTransaction'),
    });
    expect(isIn({ journey: { quoting: 'unreachable' } })).toBe(true);
    const { transaction } = context();
    responses.submission = { transactionId: transaction!.id };
    await go({ type: 'NETWORK.RETURNED' });
    expect(context().transaction).toMatchObject({ id: transaction!.id, isSubmitted: true });
    expect(timesAsked('submission')).toBe(2);
  });

  it('does not submit again when the network failed after the submission', async () => {
    const { go, isIn, responses, timesAsked } = await quoting({ rates: new NetworkError('getResults') });
    expect(isIn({ journey: { quoting: 'unreachable' } })).toBe(true);
    responses.rates = allRates;
    await go({ type: 'RETRY' });
    expect(timesAsked('submission')).toBe(1);
    expect(isIn({ journey: 'results' })).toBe(true);
  });

  it('submits a new transaction when the visitor retries', async () => {
    const { go, isIn, context, responses } = await quoting({ rates: doneWithoutRates, submission: silence });
    const first = context().transaction!.id;
    responses.submission = { transactionId: first };
    await go({ type: 'BACK' }, ...eventsTo('quotes').slice(-1));
    expect(isIn({ journey: 'noRates' })).toBe(true);
    expect(context().transaction!.id).toBe(first);
    responses.submission = silence;
    await go({ type: 'TRY_AGAIN' });
    expect(context().transaction!.id).not.toBe(first);
  });

  it('polls results by the id that the service returned', async () => {
    const { asked } = await quoting({ submission: { transactionId: 'its-own' } });
    expect(asked.find(({ name }) => name === 'rates')?.input).toMatchObject({ transactionId: 'its-own' });
  });

  it('returns to the policy when the visitor leaves the wait', async () => {
    const { go, isIn } = await quoting();
    await go({ type: 'BACK' });
    expect(isIn({ journey: 'policy' })).toBe(true);
  });
});

describe('live rates', () => {
  it('shows the first rates at once and keeps polling', async () => {
    const { wait, isIn, responses, timesAsked } = await quoting({ rates: someRates }, { liveRates: true });
    expect(isIn({ journey: { results: { arrival: 'loadingRates' } } })).toBe(true);
    await wait(3);
    expect(timesAsked('rates')).toBe(2);
    responses.rates = allRates;
    await wait(3);
    expect(isIn({ journey: { results: { arrival: 'complete' } } })).toBe(true);
  });

  it('stops polling when the wait is over', async () => {
    const { wait, isIn, timesAsked } = await quoting({ rates: someRates }, { liveRates: true });
    await wait(45);
    expect(isIn({ journey: { results: { arrival: 'complete' } } })).toBe(true);
    const before = timesAsked('rates');
    await wait(9);
    expect(timesAsked('rates')).toBe(before);
  });

  it('keeps polling after a failed poll', async () => {
    const { wait, isIn, responses, context } = await quoting({ rates: someRates }, { liveRates: true });
    responses.rates = new NetworkError('getResults');
    await wait(3);
    expect(isIn({ journey: { results: { arrival: 'loadingRates' } } })).toBe(true);
    expect(context().rates.quotes).toHaveLength(1);
    responses.rates = noRatesYet;
  });
});

describe('waiting as the portal does', () => {
  const portal = { polling: 'portal' } as const;

  it('the portal polls every three seconds until a carrier has answered, shows its rate and stops polling', async () => {
    const { wait, isIn, responses, timesAsked } = await quoting({}, portal);
    await wait(6);
    expect(timesAsked('rates')).toBe(3);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    responses.rates = someRates;
    await wait(3);
    expect(isIn({ journey: { results: { arrival: 'complete' } } })).toBe(true);
    await wait(9);
    expect(timesAsked('rates')).toBe(4);
  });

  it('the portal keeps waiting when carriers have answered and none offers a rate', async () => {
    const { wait, isIn } = await quoting({ rates: { ...noRatesYet, completedCount: 2 } }, portal);
    await wait(6);
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('the portal stops polling without results after fifty-five seconds', async () => {
    const { wait, isIn } = await quoting({}, portal);
    await wait(54.5);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(0.5);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('the portal stops polling without results after a failure', async () => {
    const { isIn } = await quoting({ rates: new StatusError('getResults', 500) }, portal);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });
});
