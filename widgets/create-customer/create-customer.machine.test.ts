import { describe, expect, it, vi } from 'vitest';
import { runMachine, silence } from '#flow/testing/run-machine';
import { type PersonDraft, emptyDraft } from '#forms/person/person-draft';
import { NetworkError, RefusedError, StatusError, StillRunningError } from '#services/errors';
import { connectPage, connectProblem } from './create-customer.connect.ts';
import { exampleConfig } from './create-customer.examples.ts';
import { createCustomerMachine } from './create-customer.machine.ts';
import type { CreateCustomerEvent, CreationRequest } from './create-customer.types.ts';
import { anchorage, austin, draft, nothingSaved, nowhere, saved } from './testing/example-customer.ts';

function run({ successPage = '', ...responses }: Record<string, unknown> & { successPage?: string } = {}) {
  let forgotten = 0;
  const visit = runMachine(createCustomerMachine, {
    input: { config: { ...exampleConfig, successPage } },
    responses: { entry: nothingSaved, places: austin, creation: undefined, leavePage: true, ...responses },
    provide: { actions: { forgetDraft: () => void (forgotten += 1) } },
  });
  return {
    ...visit,
    page: () => connectPage(visit.actor.getSnapshot()),
    problem: () => connectProblem(visit.actor.getSnapshot()),
    requests: () => visit.asked.filter(({ name }) => name === 'creation').map(({ input }) => input as CreationRequest),
    isForgotten: () => forgotten > 0,
  };
}

const types = (changes: Partial<PersonDraft>, isEarly = false): CreateCustomerEvent => ({
  type: 'DRAFT.TYPED',
  draft: { ...emptyDraft, ...changes },
  ...(isEarly && { isEarly }),
});
const submit: CreateCustomerEvent = { type: 'FORM.SUBMITTED', draft };
const leaveZip: CreateCustomerEvent = { type: 'ZIP.LEFT' };

describe('the zip code', () => {
  it('is looked up once, and fills in city and state where quotes are available', async () => {
    const visit = run();
    await visit.go(types({ zip: '7870' }), leaveZip);
    expect(visit.timesAsked('places')).toBe(0);
    await visit.go(types({ zip: '78701' }), leaveZip);
    expect(visit.page()).toMatchObject({ draft: { city: 'Austin', state: 'TX' }, lookup: 'none' });
    await visit.go(types({ zip: '78701', city: 'West Lake Hills', state: 'TX' }), leaveZip);
    expect(visit.page()).toMatchObject({ draft: { city: 'West Lake Hills' } });
    expect(visit.timesAsked('places')).toBe(1);
  });

  it.each([
    ['unknown', nowhere],
    ['not served', anchorage],
  ])(
    'opens the message for a zip code that is %s on blur, and keeps the typed city and state',
    async (_what, places) => {
      const visit = run({ places });
      await visit.go(types({ zip: places.zip, city: 'Austin', state: 'TX' }));
      expect(visit.page()).toMatchObject({ isZipMessageShown: false, draft: { city: 'Austin', state: 'TX' } });
      await visit.go(leaveZip);
      expect(visit.page()).toMatchObject({ isZipMessageShown: true });
      await visit.go({ type: 'ZIP_MESSAGE.READ' });
      expect(visit.page()).toMatchObject({ isZipMessageShown: false });
      // The message was read: leaving the field does not open it again.
      await visit.go(leaveZip);
      expect(visit.page()).toMatchObject({ isZipMessageShown: false });
    },
  );

  it('opens the message when the lookup ends after the blur, and again for another zip code', async () => {
    const visit = run({ places: silence });
    await visit.go(types({ zip: '00000' }), leaveZip);
    expect(visit.page()).toMatchObject({ lookup: 'running', isZipMessageShown: false });
    visit.responses.places = anchorage;
    await visit.go(types({ zip: '99501' }), leaveZip);
    expect(visit.page()).toMatchObject({ isZipMessageShown: true });
    visit.responses.places = nowhere;
    await visit.go({ type: 'ZIP_MESSAGE.READ' }, types({ zip: '00000' }), leaveZip);
    expect(visit.page()).toMatchObject({ isZipMessageShown: true });
  });

  it('repeats a failed lookup on blur, and when the network returns', async () => {
    const visit = run({ places: new NetworkError('cityByZip') });
    await visit.go(types({ zip: '78701' }));
    expect(visit.page()).toMatchObject({ lookup: 'failed', isZipMessageShown: false });
    expect(visit.problem().failure).toBeUndefined();
    await visit.go(leaveZip);
    expect(visit.timesAsked('places')).toBe(2);
    visit.responses.places = austin;
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.page()).toMatchObject({ lookup: 'none', draft: { city: 'Austin' } });
  });

  it('clears the filled-in city and state when the next zip code is rejected', async () => {
    const visit = run();
    await visit.go(types({ zip: '78701' }));
    visit.responses.places = nowhere;
    await visit.go(types({ zip: nowhere.zip, city: 'Austin', state: 'TX' }));
    expect(visit.page()).toMatchObject({ draft: { zip: nowhere.zip, city: '', state: '' } });
  });

  it('does not repeat a failed lookup as the visitor types into other fields', async () => {
    const visit = run({ places: new NetworkError('cityByZip') });
    await visit.go(types({ zip: '78701' }));
    await visit.go(types({ zip: '78701', city: 'T' }), types({ zip: '78701', city: 'Tu' }));
    expect(visit.timesAsked('places')).toBe(1);
    expect(visit.page()).toMatchObject({ lookup: 'failed', draft: { city: 'Tu' } });
  });

  it('is looked up in a restored or prefilled form', async () => {
    const visit = run({ entry: { saved: undefined, known: { ...emptyDraft, zip: '78701' } } });
    await visit.settled();
    expect(visit.page()).toMatchObject({ draft: { zip: '78701', city: 'Austin', state: 'TX' } });
  });
});

describe('creating a customer', () => {
  it('creates the customer, forgets the draft, and stays without a success page', async () => {
    const visit = run();
    await visit.go(submit);
    expect(visit.requests()).toEqual([
      {
        draft,
        intent: { key: expect.any(String) as string, request: expect.any(String) as string },
        loyaltyEnrollmentStatus: 'Enrolled',
      },
    ]);
    expect(visit.page()).toEqual({ page: 'created', email: 'jose@example.com' });
    expect(visit.isForgotten()).toBe(true);
    expect(visit.timesAsked('leavePage')).toBe(0);
  });

  it('navigates to the configured page, and stays if that page is not trusted', async () => {
    const visit = run({ successPage: '/welcome' });
    await visit.go(submit);
    expect(visit.inputOf('leavePage')).toEqual({ url: '/welcome', reason: 'customerCreated' });
    expect(visit.isIn({ journey: { created: 'left' } })).toBe(true);
    const refused = run({ successPage: 'https://stranger.example/', leavePage: false });
    await refused.go(submit);
    expect(refused.isIn({ journey: { created: 'staying' } })).toBe(true);
  });

  it('sends one request for repeated presses, and the same key with every retry', async () => {
    const visit = run({ creation: silence });
    await visit.go(submit, submit, submit);
    expect(visit.page()).toMatchObject({ page: 'form', isSending: true });
    expect(visit.requests()).toHaveLength(1);

    const failing = run({ creation: new NetworkError('createCustomer') });
    await failing.go(submit, { type: 'RETRY' }, submit);
    const keys = failing.requests().map(({ intent }) => intent.key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await failing.go({ type: 'FORM.SUBMITTED', draft: { ...draft, firstName: 'Joseph' } });
    expect(failing.requests().at(-1)!.intent.key).not.toBe(keys[0]);
  });

  it('keeps the key after a reload', async () => {
    const first = run({ creation: silence });
    await first.go(submit);
    const { intent } = first.requests()[0]!;
    const second = run({ entry: { saved: { draft, intent }, known: emptyDraft } });
    await second.go(submit);
    expect(second.requests()[0]!.intent).toEqual(intent);
  });

  it('shows the reason of a refusal, keeps the form, and uses a new key for the next press', async () => {
    const visit = run({
      creation: new RefusedError('createCustomer', { status: 400, reason: 'Please call us to open your account.' }),
    });
    await visit.go(submit);
    expect(visit.problem()).toEqual({
      failure: { kind: 'refused', reason: 'Please call us to open your account.' },
      canRetry: false,
      isPaused: false,
    });
    expect(visit.page()).toMatchObject({ page: 'form', draft, isSending: false });
    expect(visit.isForgotten()).toBe(false);
    await visit.go(submit);
    const [one, other] = visit.requests();
    expect(other!.intent.key).not.toBe(one!.intent.key);
    await visit.go({ type: 'DRAFT.TYPED', draft });
    expect(visit.problem().failure).toBeUndefined();
  });

  it.each([
    ['a refusal', new RefusedError('createCustomer', { status: 409, reason: 'There is already an account.' })],
    ['a status with a message', new StatusError('createCustomer', 409, 'There is already an account.')],
    [
      'a refusal of the fetch token',
      new RefusedError('authenticateCustomer', { status: 409, reason: 'There is already an account.' }),
    ],
  ])('shows the reason of %s with 409', async (_what, creation) => {
    const visit = run({ creation });
    await visit.go(submit);
    expect(visit.problem()).toMatchObject({ failure: { kind: 'refused', reason: 'There is already an account.' } });
  });

  it.each([
    ['no answer', new NetworkError('createCustomer'), 'unreachable'],
    ['a fault', new StatusError('createCustomer', 503), 'unreachable'],
    [
      'a request with the same key that is still running',
      new StillRunningError('createCustomer', 'Still running'),
      'unreachable',
    ],
  ])('offers a retry after %s', async (_what, creation, kind) => {
    const visit = run({ creation });
    await visit.go(submit);
    expect(visit.problem()).toEqual({ failure: { kind }, canRetry: true, isPaused: false });
    visit.responses.creation = undefined;
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toMatchObject({ page: 'created' });
  });

  it.each([
    ['nothing', undefined],
    ['a call without a response', new StatusError('createCustomer', 503)],
  ])('waits offline for a press after %s instead of retrying', async (_what, creation) => {
    const visit = run({ creation });
    await visit.go(...(creation ? [submit] : []));
    await visit.sendFrom('network', { type: 'NETWORK.LOST' });
    expect(visit.problem()).toEqual({ failure: { kind: 'offline' }, canRetry: false, isPaused: true });
    const before = visit.requests().length;
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.requests()).toHaveLength(before);
  });

  it('keeps the reason of a refusal while the network is off', async () => {
    const visit = run({ creation: new RefusedError('createCustomer', { status: 400, reason: 'Please call us.' }) });
    await visit.go(submit);
    await visit.sendFrom('network', { type: 'NETWORK.LOST' });
    expect(visit.problem()).toMatchObject({ failure: { kind: 'refused', reason: 'Please call us.' } });
  });

  it('retries a request that failed offline when the network returns', async () => {
    const visit = run({ creation: new NetworkError('createCustomer') });
    visit.context();
    vi.stubGlobal('navigator', { onLine: false });
    await visit.sendFrom('network', { type: 'NETWORK.LOST' });
    await visit.go(submit);
    expect(visit.problem()).toEqual({ failure: { kind: 'offline' }, canRetry: false, isPaused: false });
    vi.unstubAllGlobals();
    visit.responses.creation = undefined;
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.page()).toMatchObject({ page: 'created' });
  });

  it('waits for the zip code lookup, and sends nothing for a rejected zip code', async () => {
    const visit = run({ places: nowhere });
    await visit.go({ type: 'FORM.SUBMITTED', draft: { ...draft, zip: '00000' } });
    expect(visit.requests()).toEqual([]);
    expect(visit.page()).toMatchObject({ page: 'form', isSending: false, isZipMessageShown: true });
  });

  it('sends nothing when a lookup on submit finds another state than the typed one', async () => {
    const visit = run({ places: new NetworkError('cityByZip') });
    const tulsa = { ...draft, city: 'Tulsa', state: 'OK' };
    await visit.go({ type: 'DRAFT.TYPED', draft: tulsa });
    visit.responses.places = austin;
    await visit.go({ type: 'FORM.SUBMITTED', draft: tulsa });
    expect(visit.requests()).toEqual([]);
    expect(visit.page()).toMatchObject({ page: 'form', isSending: false, draft: { city: 'Tulsa', state: 'OK' } });
  });

  it('creates the customer even if the zip code lookup fails', async () => {
    const visit = run({ places: new NetworkError('cityByZip') });
    await visit.go(submit);
    expect(visit.page()).toMatchObject({ page: 'created' });
  });
});

describe('a draft', () => {
  it('is restored in preference to known answers', async () => {
    const visit = run({ entry: { saved, known: { ...emptyDraft, firstName: 'Alex' } } });
    expect(visit.page()).toEqual({ page: 'loading' });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'form', draft });
  });

  it('is completed with known answers if it was typed early', async () => {
    const visit = run({ entry: { saved: undefined, known: { ...emptyDraft, lastName: 'Example' } } });
    await visit.go(types({ firstName: 'Alex' }, true));
    expect(visit.page()).toMatchObject({ draft: { firstName: 'Alex', lastName: 'Example' } });
    await visit.go(types({ firstName: 'Alexa' }));
    expect(visit.page()).toMatchObject({ draft: { firstName: 'Alexa', lastName: '' } });
  });

  it('starts empty if storage is unreadable', async () => {
    const visit = run({ entry: new Error('denied') });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'form', draft: emptyDraft });
  });
});
