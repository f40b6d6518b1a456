import { describe, expect, it } from 'vitest';
import { NetworkError } from '#services/errors';
import {
  alex,
  alexContact,
  answeredVisit,
  heldQuote,
  minimalAnswers,
  reopenedQuote,
  wholePrefill,
} from '../quote-flow.examples.ts';
import type { FlowEvent } from '../quote-flow.types.ts';
import { runFlow, silence } from '../testing/run-flow.ts';
import { eventsTo, typesZip } from '../testing/step-events.ts';
import { byCode, byLink, namesOwner, byPhone, previousQuote } from './testing/entry-inputs.ts';

describe('the lead record of a quoted visit', () => {
  const quoted = {
    ...answeredVisit,
    visitedAt: 1,
    leadEmail: 'kim@example.com',
    leadRates: { transactionId: 'transaction-0', quotes: [{ carrierName: 'Prairie Mutual', totalPremium: 64_250 }] },
    fileId: 'file-7f3a',
    mileageOf: 'vehicle-1',
  };
  const ofKim = { ...quoted, answers: { ...quoted.answers, driver: { ...alex, firstName: 'Kim' } } };
  const accepted: FlowEvent = { type: 'OVERRIDE.ACCEPTED' };

  it.each([
    ['a lead', byCode, { affiliateLead: wholePrefill }, accepted],
    ['a reopened quote', byLink, {}, namesOwner],
  ])('%s of another person begins a row of its own', async (_, input, responses, event) => {
    const { go, leads, leadKeys, context } = runFlow({ input, visit: ofKim, responses });
    await go();
    await go(event);
    expect(leadKeys).toEqual([[alexContact.email, context().now()]]);
    expect(leads).toEqual([{ quoteStatus: 'Lead', mayExist: false, carriers: [] }]);
    expect(context()).toMatchObject({ fileId: '', mileageOf: '' });
  });

  it.each([
    ['a lead', byCode, { affiliateLead: wholePrefill }, []],
    ['a reopened quote', byLink, {}, [namesOwner]],
  ])('%s of the same person leaves the row quoted', async (_, input, responses, events) => {
    const { go, leads, leadKeys } = runFlow({ input, visit: quoted, responses });
    await go();
    await go(...events);
    expect(leadKeys).toEqual([['kim@example.com', 1]]);
    expect(leads).toEqual([{ quoteStatus: 'Quoted', mayExist: true, carriers: ['Prairie Mutual'] }]);
  });
});

describe('a customer who gave a license', () => {
  const licensed: FlowEvent = { type: 'DRIVER.SUBMITTED', answers: { ...alex, licenseNumber: '12345678' } };
  const open = (customerQuote: unknown) => {
    const flow = runFlow({ responses: { customerQuote } });
    flow.send({ type: 'CONFIG.CHANGED', config: { ...flow.context().config, customerLookup: true } });
    return flow;
  };

  it('offers the customer’s last quote while the contact page is shown', async () => {
    const { go, isIn, context } = open(heldQuote);
    await go(licensed);
    expect(isIn({ journey: { contact: 'offeringQuote' } })).toBe(true);
    await go({ type: 'OVERRIDE.ACCEPTED' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ userType: 'repeat', answers: reopenedQuote.prefill.answers });
  });

  it('reopens the customer’s last quote with the services of its state', async () => {
    const address = { ...heldQuote.address, zip: '95814', city: 'Sacramento', state: 'CA' };
    const { go, context, responses } = open({ ...heldQuote, address });
    responses.reopenedQuote = silence;
    await go(licensed, { type: 'OVERRIDE.ACCEPTED' });
    expect(context().variant).toBe('ca');
  });

  it('reopens the customer’s last quote with its rates although new rates of a previous quote were canceled', async () => {
    const { go, send, context, timesAsked } = runFlow({
      input: { hash: 'PreviousQuotes' },
      responses: { previousQuotes: [previousQuote], quoteByTransaction: silence, customerQuote: heldQuote },
    });
    send({ type: 'CONFIG.CHANGED', config: { ...context().config, customerLookup: true } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
      { type: 'BACK' },
      licensed,
      { type: 'OVERRIDE.ACCEPTED' },
    );
    expect([timesAsked('requote'), timesAsked('reopenedQuote')]).toEqual([0, 1]);
  });

  it('keeps the visit unchanged when the customer declines, and does not ask twice', async () => {
    const { go, isIn, timesAsked } = open(heldQuote);
    await go(licensed, { type: 'OVERRIDE.DECLINED' });
    expect(isIn({ journey: { contact: 'asking' } })).toBe(true);
    await go({ type: 'BACK' }, licensed);
    expect([isIn({ journey: { contact: 'asking' } }), timesAsked('customerQuote')]).toEqual([true, 1]);
  });

  it.each([
    ['no quote', undefined],
    ['a network error', new NetworkError('findCustomerQuote')],
  ])('offers a customer nothing when the lookup returns %s', async (_, answer) => {
    const { go, isIn } = open(answer);
    await go(licensed);
    expect(isIn({ journey: { contact: 'asking' } })).toBe(true);
  });

  it('the customer may continue before the lookup answers', async () => {
    const { go, isIn } = open(silence);
    await go(licensed, { type: 'CONTACT.SUBMITTED', answers: alexContact });
    expect(isIn({ journey: 'details' })).toBe(true);
  });
});

describe('California', () => {
  const sacramento = { isQuotable: true, places: [{ zip: '95814', city: 'Sacramento', state: 'CA' as const }] };

  it('enters and leaves California mid-flow: requests another token and keeps the answers', async () => {
    const { go, timesAsked, context, responses } = runFlow();
    await go(...eventsTo('details'));
    responses.zipLookup = sacramento;
    await go(typesZip('95814'));
    expect([timesAsked('guestToken'), context().variant, context().tokenVariant]).toEqual([2, 'ca', 'ca']);
    responses.zipLookup = { isQuotable: true, places: [{ zip: '78701', city: 'Austin', state: 'TX' as const }] };
    await go(typesZip('78701'));
    expect([timesAsked('guestToken'), context().variant, context().tokenVariant]).toEqual([3, 'primary', 'primary']);
    expect(context().answers).toMatchObject({ driver: alex, contact: alexContact });
  });

  it('the visitor’s state takes precedence over the page’s variant', async () => {
    const { go, context } = runFlow({ input: { path: '/get-a-quote-ca' } });
    await go(...eventsTo('contact'));
    expect(context().variant).toBe('ca');
    await go(...eventsTo('drivers').slice(1));
    expect(context()).toMatchObject({ variant: 'primary', tokenVariant: 'primary' });
  });

  const californian = { ...minimalAnswers, details: { ...minimalAnswers.details!, ...sacramento.places[0]! } };
  const ofCalifornia = {
    ...wholePrefill,
    answers: californian,
    zipResponse: { ...sacramento, zip: californian.details.zip },
  };

  it.each([
    ['a lead', byCode, { affiliateLead: ofCalifornia }, []],
    ['a reopened quote', byLink, { reopenedQuote: { ...reopenedQuote, prefill: ofCalifornia } }, [namesOwner]],
  ])('the state of %s selects the variant and is remembered for the next page', async (_, input, responses, events) => {
    const { go, context, timesAsked } = runFlow({ input: { ...input, place: undefined }, responses });
    await go();
    await go(...events);
    expect(context()).toMatchObject({
      variant: 'ca',
      tokenVariant: 'ca',
      rememberedPlace: sacramento.places[0],
    });
    expect(timesAsked('guestToken')).toBe(2);
  });

  it('a lead from another state overrides the variant of the stored place', async () => {
    const { go, context } = runFlow({
      input: { ...byCode, place: sacramento.places[0]! },
      responses: { affiliateLead: wholePrefill },
    });
    await go();
    expect(context()).toMatchObject({ variant: 'primary', tokenVariant: 'primary' });
  });

  it('verifies a quote’s owner with the quote’s services, and restores the visitor’s after the dialog', async () => {
    const quote = { ...heldQuote, address: { ...heldQuote.address, ...sacramento.places[0]! } };
    const { go, context } = runFlow({ input: byLink, responses: { quoteByTransaction: quote } });
    await go();
    expect(context().variant).toBe('ca');
    await go({ type: 'DIALOG.CLOSED' });
    expect(context().variant).toBe('primary');
  });
});
