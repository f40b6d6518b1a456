import { describe, expect, it } from 'vitest';
import { NetworkError } from '#services/errors';
import { alex, alexContact, allRates, answeredVisit, minimumPolicy, sacramento } from './quote-flow.examples.ts';
import { visitOf } from './quote-flow.resume.ts';
import { runFlow, silence } from './testing/run-flow.ts';
import { eventsTo, typesZip } from './testing/step-events.ts';

describe('the token gate', () => {
  it('no step can be left before there is a token', async () => {
    const { go, isIn } = runFlow({ responses: { guestToken: silence } });
    await go(...eventsTo('contact'));
    expect(isIn({ session: 'waiting', journey: 'driver' })).toBe(true);
  });

  it('the visitor can continue once there is a token', async () => {
    const { go, isIn } = runFlow();
    await go(...eventsTo('contact'));
    expect(isIn({ session: 'ready', journey: 'contact' })).toBe(true);
  });

  it.each(['RETRY', 'NETWORK.RETURNED'] as const)('requests a token again after a failure on %s', async (type) => {
    const { go, isIn, responses } = runFlow({ responses: { guestToken: new NetworkError('createGuestToken') } });
    await go();
    expect(isIn({ session: 'failed' })).toBe(true);
    responses.guestToken = undefined;
    await go({ type });
    expect(isIn({ session: 'ready' })).toBe(true);
  });

  it('requests a token of the California services when the zip code is known', async () => {
    const { go, timesAsked, context } = runFlow({
      responses: { zipLookup: { isQuotable: true, places: [sacramento] } },
      input: { place: undefined },
    });
    await go(...eventsTo('details'));
    expect([timesAsked('guestToken'), context().variant]).toEqual([1, 'primary']);
    await go(typesZip('95814'));
    expect(timesAsked('guestToken')).toBe(2);
    expect(context()).toMatchObject({ variant: 'ca', tokenVariant: 'ca' });
  });
});

describe('going back and forth', () => {
  it('goes back one step at a time and loses no answer', async () => {
    const { go, isIn, context } = runFlow();
    await go(...eventsTo('policy'));
    const { answers } = context();
    for (const journey of ['vehicles', 'drivers', 'details', 'contact', 'driver'] as const) {
      await go({ type: 'BACK' });
      expect(isIn({ journey })).toBe(true);
    }
    expect(context().answers).toBe(answers);
  });

  it('goes back to a completed stage, but to no later one', async () => {
    const { go, isIn } = runFlow();
    await go(...eventsTo('vehicles'), { type: 'STAGE.CHOSEN', stage: 'policy' });
    expect(isIn({ journey: 'vehicles' })).toBe(true);
    await go({ type: 'STAGE.CHOSEN', stage: 'quote' });
    expect(isIn({ journey: 'driver' })).toBe(true);
  });

  it('follows the hash to any step whose predecessors are complete, and no further', async () => {
    const { go, isIn } = runFlow();
    await go(...eventsTo('policy'), { type: 'HASH.CHANGED', hash: 'driver2' });
    expect(isIn({ journey: 'contact' })).toBe(true);
    await go({ type: 'HASH.CHANGED', hash: 'Coverage' });
    expect(isIn({ journey: 'policy' })).toBe(true);
    await go({ type: 'HASH.CHANGED', hash: 'quotes' });
    expect(isIn({ journey: 'policy' })).toBe(true);
  });

  it('changing an answer invalidates the rates; unchanged answers keep them', async () => {
    const { go, wait, isIn, context } = runFlow({ responses: { rates: allRates } });
    await go(...eventsTo('quotes'));
    await wait(1);
    expect(isIn({ journey: 'results' })).toBe(true);
    await go({ type: 'STAGE.CHOSEN', stage: 'quote' }, { type: 'DRIVER.SUBMITTED', answers: alex });
    expect(context().rates.quotes).toHaveLength(1);
    await go({ type: 'HASH.CHANGED', hash: 'quotes' });
    expect(isIn({ journey: 'results' })).toBe(true);
    await go(
      { type: 'STAGE.CHOSEN', stage: 'quote' },
      { type: 'DRIVER.SUBMITTED', answers: { ...alex, lastName: 'Sample' } },
    );
    expect(context()).toMatchObject({ rates: { quotes: [] }, transaction: undefined });
  });

  it('the same package under another name keeps the rates, and the name is the latest', async () => {
    const { go, wait, isIn, context, timesAsked } = runFlow({ responses: { rates: allRates } });
    await go(...eventsTo('quotes'));
    await wait(1);
    const { coverage, term } = minimumPolicy;
    await go(
      { type: 'HASH.CHANGED', hash: 'coverage' },
      { type: 'POLICY.CHOSEN', answers: { coverageName: 'Mínimo estatal', term, coverage } },
    );
    await wait(1);
    expect([isIn({ journey: 'results' }), timesAsked('submission')]).toEqual([true, 1]);
    expect(context().answers.policy?.coverageName).toBe('Mínimo estatal');
  });
});

describe('the network', () => {
  it('tracks the network as offline and online in any step', async () => {
    const { go, isIn, sendFromNetwork } = runFlow();
    await go();
    await sendFromNetwork('NETWORK.LOST');
    expect(isIn({ network: 'offline', journey: 'driver' })).toBe(true);
    await sendFromNetwork('NETWORK.RETURNED');
    expect(isIn({ network: 'online' })).toBe(true);
  });
});

describe('the lead', () => {
  it('writes the lead when contact, address and coverage are known, and as quoted with the rates', async () => {
    const { go, wait, leads } = runFlow({ responses: { rates: allRates } });
    await go(...eventsTo('quotes'));
    await wait(1);
    expect(leads.map(({ quoteStatus }) => quoteStatus)).toEqual(['Lead', 'Lead', 'Lead', 'Quoted']);
  });

  it('a quoted lead stays quoted with its carriers when an answer changes, also after a reload', async () => {
    const { go, wait, leads, context } = runFlow({ responses: { rates: allRates } });
    const email = { ...alexContact, email: 'sam@example.com' };
    await go(...eventsTo('quotes'));
    await wait(1);
    await go({ type: 'HASH.CHANGED', hash: 'driver2' }, { type: 'CONTACT.SUBMITTED', answers: email });
    const reloaded = runFlow({ visit: { ...visitOf(context()), step: 'contact' }, input: { isReload: true } });
    await reloaded.go({ type: 'CONTACT.SUBMITTED', answers: alexContact });
    expect(context().rates.quotes).toEqual([]);
    for (const lead of [leads.at(-1), reloaded.leads.at(-1)]) {
      expect(lead).toMatchObject({ quoteStatus: 'Quoted', carriers: ['Prairie Mutual'] });
    }
  });

  it('keeps the lead’s key when the email is corrected', async () => {
    const { go, context } = runFlow();
    await go(...eventsTo('details'));
    const { visitedAt, leadEmail } = context();
    await go({ type: 'BACK' }, { type: 'CONTACT.SUBMITTED', answers: { ...alexContact, email: 'sam@example.com' } });
    expect(context()).toMatchObject({ visitedAt, leadEmail });
  });

  it('updates the lead that an earlier part of the visit wrote', async () => {
    const { go, leads } = runFlow({
      visit: { ...answeredVisit, step: 'contact', visitedAt: 1, leadEmail: 'alex@example.com' },
    });
    await go({ type: 'CONTACT.SUBMITTED', answers: alexContact });
    expect(leads).toEqual([{ quoteStatus: 'Lead', mayExist: true, carriers: [] }]);
  });
});
