import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { silence } from '#flow/testing/run-machine';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import { stubClient } from '#services/testing/stub-client';
import { emptyBuyer } from './buyer-draft.ts';
import { PaymentPageError } from './payment-page-error.ts';
import { roadsideActors } from './roadside.actors.ts';
import { newContext, variantOf } from './roadside.context.ts';
import { exampleInput } from './roadside.examples.ts';
import { visitOf } from './roadside.resume.ts';
import type { RoadsideEvent } from './roadside.types.ts';
import {
  confirmed,
  declined,
  draft,
  draftElsewhere,
  offer,
  page,
  pending,
  saved,
  undecided,
  visitAt,
} from './testing/example-visit.ts';
import { runRoadside as run } from './testing/run-roadside.ts';

const choose: RoadsideEvent = { type: 'MEMBERSHIP.SUBMITTED', membership: 'single' };
const submit: RoadsideEvent = { type: 'BUYER.SUBMITTED', draft };

describe('membership', () => {
  it('toggles the selection, loads the prices once, and continues to the buyer', async () => {
    const visit = run();
    await visit.go(
      { type: 'MEMBERSHIP.CHOSEN', membership: 'single' },
      { type: 'MEMBERSHIP.CHOSEN', membership: 'family' },
    );
    expect(visit.page()).toMatchObject({ page: 'membership', membership: 'family', offer });
    await visit.go({ type: 'MEMBERSHIP.SUBMITTED', membership: 'family' });
    expect(visit.page()).toMatchObject({ page: 'buyer', membership: 'family' });
    await visit.go({ type: 'BACK' });
    expect(visit.page()).toMatchObject({ page: 'membership', membership: 'family' });
    expect(visit.timesAsked('offer')).toBe(1);
  });

  it('waits for the prices after Next, reports a failure, and continues when they are loaded', async () => {
    const visit = run({ offer: new NetworkError('prepareRoadside') });
    await visit.go(choose);
    expect(visit.page()).toMatchObject({ page: 'membership', isWaiting: false });
    expect(visit.shell().problem).toEqual({ kind: 'unreachable' });
    expect(visit.logged).toEqual(['roadside-membership']);
    visit.responses.offer = offer;
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toMatchObject({ page: 'buyer' });
    expect(visit.shell().problem).toBeUndefined();
  });

  it('loads the prices again when the network returns', async () => {
    const visit = run({ offer: new NetworkError('prepareRoadside') });
    await visit.settled();
    visit.responses.offer = offer;
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.page()).toMatchObject({ page: 'membership', offer });
  });

  it('asks for another membership when the chosen one is not sold', async () => {
    const visit = run({ offer: { ...offer, memberships: [offer.memberships[1]] } });
    await visit.go(choose);
    expect(visit.page()).toMatchObject({ page: 'membership', isWaiting: false });
  });
});

describe('buyer', () => {
  it('fills in city and state for the zip code, and keeps corrections', async () => {
    const visit = run();
    await visit.go(choose, { type: 'BUYER.TYPED', draft: { ...emptyBuyer, zip: '78701' } });
    expect(visit.page()).toMatchObject({ draft: { zip: '78701', city: 'Austin', state: 'TX' }, isZipLookedUp: false });
    const corrected = { ...visit.context().draft, city: 'West Lake Hills' };
    await visit.go({ type: 'BUYER.TYPED', draft: corrected }, { type: 'BACK' }, choose);
    expect(visit.page()).toMatchObject({ draft: { city: 'West Lake Hills' } });
    expect(visit.timesAsked('places')).toBe(1);
  });

  it('does not look up an incomplete zip code, and accepts a typed city when the lookup fails', async () => {
    const visit = run({ places: new NetworkError('cityByZip') });
    await visit.go(choose, { type: 'BUYER.TYPED', draft: { ...emptyBuyer, zip: '787' } });
    expect(visit.timesAsked('places')).toBe(0);
    await visit.go({ type: 'BUYER.TYPED', draft: { ...emptyBuyer, zip: '78701' } });
    expect(visit.page()).toMatchObject({ draft: { city: '' }, isZipLookedUp: false });
    expect(visit.shell().problem).toBeUndefined();
  });

  it('accepts a typed city where the service names no place because it has no quotes there', async () => {
    const fetch = async () => Response.json({ isSuccess: false, message: 'We do not offer quotes in this area.' });
    const host = { client: stubClient('https://services.example', { fetch }).client } as unknown as WidgetHost;
    const lookup = createActor(roadsideActors(() => host).actors!.places!, { input: { zip: '99502' } }).start();
    const visit = run({ places: await toPromise(lookup) });
    const typed = { ...draft, zip: '99502', city: '', state: '' };
    const corrected = { ...typed, city: 'Anchorage', state: 'AK' };
    await visit.go(choose, { type: 'BUYER.TYPED', draft: typed }, { type: 'BUYER.TYPED', draft: corrected });
    expect(visit.page()).toMatchObject({ draft: corrected, zipPlaces: undefined, isZipLookedUp: false });
    expect(visit.timesAsked('places')).toBe(1);
  });

  it('uses known answers of the visitor, and looks up their zip code', async () => {
    const known = { firstName: 'Alex', email: 'alex@example.com', zip: '78701' };
    const visit = run({ savedVisit: { visit: undefined, known } });
    await visit.go(choose);
    expect(visit.page()).toMatchObject({ draft: { firstName: 'Alex', email: 'alex@example.com', city: 'Austin' } });
  });

  it('enrolls, and opens the payment page', async () => {
    const visit = run({ leavePage: silence });
    await visit.go(choose, submit);
    expect(visit.page()).toEqual({ page: 'leaving' });
    expect(visit.inputOf('enrollment')).toEqual({ draft, membership: offer.memberships[0], pending: undefined });
    expect(visit.inputOf('leavePage')).toEqual({ url: 'https://pay.partner.example/membership/1', reason: 'payment' });
    expect(visit.context()).toMatchObject({ step: 'payment', pending });
  });

  it('enrolls once for any number of presses', async () => {
    const visit = run({ enrollment: silence });
    await visit.go(choose);
    visit.send(...Array.from({ length: 50 }, () => submit));
    await visit.settled();
    expect(visit.timesAsked('enrollment')).toBe(1);
    expect(visit.page()).toMatchObject({ page: 'buyer', isSending: true });
  });

  it.each([
    ['a lost connection', new NetworkError('enroll'), { kind: 'unreachable' }],
    ['a refusal', new RefusedError('enroll', { reason: 'Not today' }), { kind: 'refused', reason: 'Not today' }],
    ['HTTP 503', new StatusError('enroll', 503), { kind: 'unreachable' }],
    ['an address that is not trusted', new PaymentPageError('untrusted'), { kind: 'untrusted' }],
    ['no address', new PaymentPageError('notOpened'), { kind: 'notOpened' }],
  ])('keeps the answers and tries again after %s', async (_what, error, problem) => {
    const visit = run({ enrollment: error });
    await visit.go(choose, submit);
    expect(visit.page()).toMatchObject({ page: 'buyer', draft, isSending: false });
    expect(visit.shell().problem).toEqual(problem);
    expect(visit.logged).toEqual(['roadside-payment']);
    visit.responses.enrollment = page;
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toMatchObject({ page: 'pending' });
    expect(visit.shell().problem).toBeUndefined();
  });

  it('clears a failure when the visitor changes an answer', async () => {
    const visit = run({ enrollment: new NetworkError('enroll') });
    await visit.go(choose, submit, { type: 'BUYER.TYPED', draft: { ...draft, street: '200 Sample St' } });
    expect(visit.shell().problem).toBeUndefined();
    expect(visit.page()).toMatchObject({ page: 'buyer', draft: { street: '200 Sample St' } });
  });

  it('reports a membership that is already paid', async () => {
    const visit = run({ enrollment: { kind: 'paid', transactionId: 't-9', transaction: confirmed } });
    await visit.go(choose, submit);
    expect(visit.page()).toMatchObject({ page: 'confirmed', transaction: confirmed });
  });
});

describe('waitlist', () => {
  it('is joined in a state that is not sold, and nothing is enrolled', async () => {
    const visit = run();
    await visit.go(choose, { type: 'BUYER.SUBMITTED', draft: draftElsewhere });
    expect(visit.page()).toEqual({ page: 'waitlisted', email: 'alex@example.com', state: 'NY' });
    expect(visit.timesAsked('enrollment')).toBe(0);
  });

  it('writes one row, with the same key when it is repeated', async () => {
    const visit = run({ waitlist: new NetworkError('createLead') });
    await visit.go(choose, { type: 'BUYER.SUBMITTED', draft: draftElsewhere });
    expect(visit.shell().problem).toEqual({ kind: 'unreachable' });
    visit.responses.waitlist = undefined;
    await visit.go({ type: 'RETRY' });
    const [first, second] = visit.asked.filter(({ name }) => name === 'waitlist').map(({ input }) => input as object);
    expect(first).toMatchObject({
      isRepeated: false,
      key: expect.stringMatching(/^alex@example\.com-\d+$/) as unknown,
    });
    expect(second).toEqual({ ...first, isRepeated: true });
  });
});

describe('return from the payment page', () => {
  it.each([
    [confirmed, { page: 'confirmed', transaction: confirmed }],
    [declined, { page: 'declined', message: declined.message }],
    [undecided, { page: 'pending', message: '', canCheck: true, canPay: false }],
  ])('reads the transaction of the address as $outcome', async (transaction, expected) => {
    const visit = run({ transactionId: 't-1', transaction });
    await visit.settled();
    expect(visit.inputOf('transaction')).toEqual({ transactionId: 't-1', isUnnamed: false });
    expect(visit.page()).toMatchObject(expected);
  });

  it.each([
    ['a lost connection', new NetworkError('transaction')],
    ['HTTP 503', new StatusError('transaction', 503)],
    ['an unknown transaction', new RefusedError('transaction', { reason: 'Payment not found' })],
  ])('stays pending and is logged after %s, and is requested again on demand', async (_what, error) => {
    const visit = run({ transactionId: 't-1', transaction: error, savedVisit: saved('payment') });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'pending', canCheck: true, canPay: true });
    expect(visit.shell().problem).toMatchObject({ isUnchecked: true });
    expect(visit.shell().problem).not.toHaveProperty('reason');
    expect(visit.logged).toEqual(['roadside-result']);
    visit.responses.transaction = confirmed;
    await visit.go({ type: 'OUTCOME.REQUESTED' });
    expect(visit.page()).toMatchObject({ page: 'confirmed' });
  });

  it('logs an empty policy number, and polls at growing intervals', async () => {
    const visit = run({ transactionId: 't-1', transaction: { ...undecided, statusCode: '503' } });
    await visit.settled();
    expect(visit.logged).toEqual(['503']);
    await visit.wait(3);
    expect(visit.timesAsked('transaction')).toBe(2);
    await visit.wait(5.5);
    expect(visit.timesAsked('transaction')).toBe(2);
    await visit.wait(1);
    expect(visit.timesAsked('transaction')).toBe(3);
    visit.responses.transaction = confirmed;
    await visit.wait(12);
    expect(visit.page()).toMatchObject({ page: 'confirmed' });
  });

  it('stops polling after twelve requests', async () => {
    const visit = run({ transactionId: 't-1', transaction: undecided });
    await visit.wait(1800);
    expect(visit.timesAsked('transaction')).toBe(12);
  });

  it('requests the status when the page becomes visible again', async () => {
    const visit = run({ savedVisit: saved('payment'), transaction: undecided });
    await visit.settled();
    await visit.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    visit.responses.transaction = confirmed;
    await visit.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(visit.page()).toMatchObject({ page: 'confirmed' });
  });

  it('repeats a declined payment with the same answers', async () => {
    const visit = run({ transactionId: 't-1', transaction: declined, savedVisit: saved('payment') });
    await visit.settled();
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toMatchObject({ page: 'buyer', draft });
    await visit.go(submit);
    expect(visit.inputOf('enrollment')).toMatchObject({ pending: undefined });
    expect(visit.page()).toMatchObject({ page: 'pending' });
  });

  it.each([
    ['the payment page', { type: 'PAY.PRESSED' }, undecided, { page: 'leaving' }],
    ['the details', { type: 'DETAILS.REQUESTED' }, undecided, { page: 'buyer' }],
    ['the form after a decline', { type: 'RETRY' }, declined, { page: 'buyer' }],
  ] as const)('leads to %s while the status is loaded again', async (_where, event, transaction, expected) => {
    const visit = run({ transactionId: 't-1', transaction, savedVisit: saved('payment'), leavePage: silence });
    await visit.settled();
    visit.responses.transaction = silence;
    await visit.go({ type: 'OUTCOME.REQUESTED' });
    expect(visit.page()).toMatchObject({ isChecking: true });
    await visit.go(event);
    expect(visit.page()).toMatchObject(expected);
  });

  it('starts with the choice of membership after a payment that was declined on another device', async () => {
    const visit = run({ transactionId: 't-1', transaction: declined });
    await visit.settled();
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toMatchObject({ page: 'membership' });
  });

  it('opens the payment page again while the payment is pending, and sends the earlier enrollment', async () => {
    const visit = run({ savedVisit: saved('payment'), transaction: undecided });
    await visit.settled();
    await visit.go({ type: 'PAY.PRESSED' });
    expect(visit.inputOf('enrollment')).toMatchObject({ pending });
    expect(visit.timesAsked('leavePage')).toBe(1);
  });

  it.each([
    ['a lost connection', new NetworkError('enroll'), { kind: 'unreachable' }],
    [
      'a refusal',
      new RefusedError('enroll', { reason: 'You have enrolled already.' }),
      { kind: 'refused', reason: 'You have enrolled already.' },
    ],
    ['a page that is not trusted', new PaymentPageError('untrusted'), { kind: 'untrusted' }],
  ])('stays pending, also after a reload, when its page is not opened again: %s', async (_what, error, problem) => {
    const visit = run({ savedVisit: saved('payment'), transaction: undecided, enrollment: error });
    await visit.settled();
    await visit.go({ type: 'PAY.PRESSED' });
    expect(visit.page()).toMatchObject({ page: 'pending', canCheck: true, canPay: true });
    expect(visit.shell().problem).toEqual(problem);
    expect(visit.context()).toMatchObject({ step: 'payment', pending });
  });

  it('the payment is pending when the service returned no transaction', async () => {
    const visit = saved('payment');
    const run1 = run({
      savedVisit: { ...visit, visit: { ...visit.visit!, pending: { ...pending, transactionId: '' } } },
    });
    await run1.settled();
    expect(run1.page()).toMatchObject({ page: 'pending', canCheck: false, canPay: true });
    expect(run1.timesAsked('transaction')).toBe(0);
  });
});

it('treats a transaction of the address as the visit’s unnamed one, and requests it as such', async () => {
  const visit = saved('payment');
  const unnamed = { ...visit.visit!, pending: { ...pending, transactionId: '' } };
  const back = run({ transactionId: 't-9', transaction: undecided, savedVisit: { ...visit, visit: unnamed } });
  await back.settled();
  expect(back.inputOf('transaction')).toEqual({ transactionId: 't-9', isUnnamed: true });
  expect(back.page()).toMatchObject({ page: 'pending', canPay: true });
});

describe('a membership that was bought', () => {
  it('is shown again after a reload without its transaction', async () => {
    const visit = run({ transactionId: 't-1', savedVisit: saved('payment') });
    await visit.settled();
    expect(visit.hasTag('kept')).toBe(true);
    const again = run({ savedVisit: { visit: visitOf(visit.context()), known: {} } });
    await again.settled();
    expect(again.inputOf('transaction')).toMatchObject({ transactionId: 't-1' });
    expect(again.page()).toMatchObject({ page: 'confirmed' });
  });

  it('keeps the answers for the next membership, but not the consent', async () => {
    const visit = run({ transactionId: 't-1', savedVisit: saved('payment') });
    await visit.go({ type: 'START.REQUESTED' }, choose);
    expect(visit.page()).toMatchObject({ page: 'buyer', draft: { ...draft, hasConsented: false } });
    expect(visit.context()).toMatchObject({ pending: undefined, transactionId: '' });
  });
});

it('keeps a waitlisted visitor’s answers for another state, but not the consent or the row', async () => {
  const visit = run();
  await visit.go(choose, { type: 'BUYER.SUBMITTED', draft: draftElsewhere });
  const next = run({ savedVisit: { visit: visitOf(visit.context()), known: {} } });
  await next.settled();
  expect(next.page()).toMatchObject({ page: 'membership', membership: 'single' });
  expect(next.context()).toMatchObject({ draft: { ...draftElsewhere, hasConsented: false }, waitlistKey: '' });
});

describe('a transaction of the address that does not belong to the visit', () => {
  const other = { transactionId: 't-other' };

  it.each([
    ['confirmed', confirmed],
    ['declined', declined],
    ['pending', undecided],
  ])('shows that it is %s, and leaves the visit unchanged', async (name, transaction) => {
    for (const step of ['buyer', 'payment'] as const) {
      const visit = run({ ...other, transaction, savedVisit: saved(step) });
      await visit.settled();
      expect(visit.page()).toMatchObject({ page: name });
      expect(visitOf(visit.context())).toEqual(visitAt(step));
    }
  });

  it('does not offer the visit’s own payment', async () => {
    const visit = run({ ...other, transaction: undecided, savedVisit: saved('payment') });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'pending', canPay: false });
    await visit.go({ type: 'PAY.PRESSED' }, { type: 'DETAILS.REQUESTED' });
    expect(visit.page()).toMatchObject({ page: 'pending' });
    expect(visit.timesAsked('enrollment')).toBe(0);
  });

  it.each([
    ['confirmed', confirmed, 'START.REQUESTED'],
    ['declined', declined, 'RETRY'],
    ['pending', undecided, 'START.REQUESTED'],
  ] as const)('leads from its %s page back to the visit', async (_name, transaction, type) => {
    const atBuyer = run({ ...other, transaction, savedVisit: saved('buyer') });
    await atBuyer.go({ type });
    expect(atBuyer.page()).toMatchObject({ page: 'buyer', draft });
    const atPayment = run({ ...other, transaction, savedVisit: saved('payment') });
    await atPayment.settled();
    atPayment.responses.transaction = undecided;
    await atPayment.go({ type });
    expect(atPayment.asked.findLast(({ name }) => name === 'transaction')?.input).toMatchObject({
      transactionId: 't-1',
    });
    expect(atPayment.page()).toMatchObject({ page: 'pending', canPay: true });
  });
});

describe('the services', () => {
  const californian = { ...draft, zip: '90001', city: 'Los Angeles', state: 'CA' };
  const offerOfCalifornia = { ...offer, memberships: [{ ...offer.memberships[0]!, price: 4200 }], states: ['CA'] };

  it('the services are those of the state in the answers, with their own prices', async () => {
    const visit = run({ leavePage: silence });
    await visit.go(choose);
    expect(variantOf(visit.context())).toBe('primary');
    visit.responses.offer = offerOfCalifornia;
    await visit.go({ type: 'BUYER.SUBMITTED', draft: californian });
    expect(variantOf(visit.context())).toBe('ca');
    expect(visit.timesAsked('offer')).toBe(2);
    expect(visit.inputOf('enrollment')).toMatchObject({ membership: { price: 4200 } });
  });

  it('nobody is enrolled at the prices of other services', async () => {
    const visit = run();
    await visit.go(choose);
    visit.responses.offer = silence;
    await visit.go({ type: 'BUYER.SUBMITTED', draft: californian });
    expect(visit.timesAsked('enrollment')).toBe(0);
    expect(visit.page()).toMatchObject({ page: 'buyer', offer: undefined, isSending: true });
  });

  it('failed prices of the services are reported, and a retry requests them again', async () => {
    const visit = run();
    await visit.go(choose);
    visit.responses.offer = new NetworkError('prepareRoadside');
    await visit.go({ type: 'BUYER.SUBMITTED', draft: californian });
    expect(visit.shell().problem).toEqual({ kind: 'unreachable' });
    visit.responses.offer = offerOfCalifornia;
    await visit.go({ type: 'RETRY' });
    expect(visit.timesAsked('enrollment')).toBe(1);
  });

  it.each([
    ['the path, while no state is known', '/get-a-quote-ca/roadside', emptyBuyer, 'ca'],
    ['the answers of a Texan on California’s page', '/get-a-quote-ca/roadside', draft, 'primary'],
    ['the answers of a Californian on another page', '/roadside', californian, 'ca'],
  ] as const)('the services are decided by %s', (_what, path, answers, variant) => {
    const context = newContext({ input: { ...exampleInput, path, tokenState: 'TX', placeState: 'TX' } });
    expect(variantOf({ ...context, draft: answers })).toBe(variant);
  });

  it('California’s services load a transaction that the primary ones do not know, without a state', async () => {
    const asked: string[] = [];
    const visit = run({
      transactionId: 't-1',
      transaction: () => {
        asked.push(variantOf(visit.context()));
        return asked.length === 1 ? Promise.reject(new RefusedError('transaction')) : confirmed;
      },
    });
    await visit.settled();
    expect(asked).toEqual(['primary', 'ca']);
    expect(visit.page()).toMatchObject({ page: 'confirmed' });
    const unknown = run({ transactionId: 't-1', transaction: new RefusedError('transaction') });
    await unknown.settled();
    expect(unknown.timesAsked('transaction')).toBe(2);
    expect(unknown.page()).toMatchObject({ page: 'pending' });
    expect(unknown.logged).toEqual(['roadside-result']);
  });
});

it('completes a saved visit with answers from other widgets since then', async () => {
  const known = { firstName: 'Alexis', email: 'alex@example.com', zip: '78701' };
  const visit = { ...visitAt('membership'), draft: { ...emptyBuyer, firstName: 'Al', zip: '78701' } };
  const next = run({ savedVisit: { visit, known } });
  await next.go(choose);
  expect(next.page()).toMatchObject({ draft: { firstName: 'Al', email: 'alex@example.com' } });
});

it.each([
  ['buyer', { page: 'buyer', draft, membership: 'single' }],
  ['membership', { page: 'membership', membership: 'single' }],
] as const)('resumes a visit at the %s', async (step, expected) => {
  const visit = run({ savedVisit: saved(step) });
  await visit.settled();
  expect(visit.page()).toMatchObject(expected);
});
