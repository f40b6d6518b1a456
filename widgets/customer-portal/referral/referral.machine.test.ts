import { describe, expect, it } from 'vitest';
import { runMachine, silence } from '#flow/testing/run-machine';
import { emptyDraft, type PersonDraft } from '#forms/person/person-draft';
import { NetworkError, RefusedError, StatusError, StillRunningError } from '#services/errors';
import { connectReferral } from './referral.connect.ts';
import { referralMachine } from './referral.machine.ts';
import type { ReferralEvent, ReferralRequest } from './referral.types.ts';

const customer = { name: 'Alex Example', email: 'alex@example.com', phone: '5125550142' };
const casey: PersonDraft = {
  firstName: 'Casey',
  lastName: 'Sample',
  email: 'casey@example.com',
  phone: '512-555-0188',
  birthDate: { month: '09', day: '02', year: '1991' },
  zip: '78704',
  city: 'Austin',
  state: 'TX',
};
const submit: ReferralEvent = { type: 'FORM.SUBMITTED', draft: casey, customer };
const austin = { zip: '78704', places: [{ zip: '78704', city: 'Austin', state: 'TX' }], isQuotable: true };

function run(responses: Record<string, unknown> = {}) {
  const done: string[] = [];
  const visit = runMachine(referralMachine, {
    input: undefined,
    responses: { saved: undefined, places: austin, referral: undefined, ...responses },
    provide: {
      actions: { dropDraft: () => void done.push('dropDraft'), trackReferral: () => void done.push('trackReferral') },
    },
  });
  return {
    ...visit,
    done,
    view: () => connectReferral(visit.actor.getSnapshot()),
    requests: () => visit.asked.filter(({ name }) => name === 'referral').map(({ input }) => input as ReferralRequest),
  };
}

describe('a referral', () => {
  it('is sent once for repeated submissions, thanks the customer, and forgets the friend', async () => {
    const visit = run({ referral: silence });
    await visit.go(submit, submit, submit);
    expect(visit.requests()).toHaveLength(1);
    expect(visit.view()).toMatchObject({ page: 'form', isSending: true, draft: casey });

    const sent = run();
    await sent.go(submit);
    expect(sent.requests()[0]).toMatchObject({ customer, draft: casey });
    expect(sent.view()).toEqual({ page: 'thanked', referredName: 'Casey' });
    expect(sent.done).toEqual(['trackReferral', 'dropDraft']);
    await sent.go({ type: 'ANOTHER.CHOSEN' });
    expect(sent.view()).toMatchObject({ page: 'form', draft: emptyDraft });
  });

  it('keeps its key and its form while the outcome is unknown, also after a reload', async () => {
    const visit = run({ referral: new NetworkError('referFriend') });
    await visit.go(submit);
    expect(visit.view()).toMatchObject({ page: 'form', draft: casey, failure: { kind: 'unreachable' } });
    await visit.go({ type: 'RETRY' });
    const { draft, intent } = visit.context();
    const reloaded = run({ saved: { draft, intent } });
    await reloaded.settled();
    expect(reloaded.view()).toMatchObject({ draft: casey });
    await reloaded.go(submit);
    const keys = [...visit.requests(), ...reloaded.requests()].map((request) => request.intent);
    const { key } = intent!;
    expect(key).toMatch(/\S/);
    expect(keys).toEqual([key, key, key]);
  });

  it.each([
    ['a refusal', new RefusedError('referFriend', { status: 400, reason: 'This person is a customer already.' }), 2],
    ['a fault', new StatusError('referFriend', 503), 1],
    ['a request that is still running', new StillRunningError('referFriend'), 1],
  ])('gets a new key after %s only if the service decided', async (_what, referral, keys) => {
    const visit = run({ referral });
    await visit.go(submit, submit);
    expect(visit.requests()).toHaveLength(2);
    expect(new Set(visit.requests().map(({ intent }) => intent)).size).toBe(keys);
    expect(visit.view()).toMatchObject({ draft: casey });
  });

  it('gets a new key for another friend', async () => {
    const visit = run({ referral: new StatusError('referFriend', 503) });
    await visit.go(submit, { ...submit, draft: { ...casey, email: 'casey.two@example.com' } });
    expect(new Set(visit.requests().map(({ intent }) => intent)).size).toBe(2);
  });
});

describe('the zip code', () => {
  const typed = (zip: string): ReferralEvent => ({ type: 'DRAFT.TYPED', draft: { ...emptyDraft, zip } });

  it('fills in city and state once it is complete, if quotes are available there', async () => {
    const visit = run();
    await visit.go(typed('7870'), typed('78704'));
    expect(visit.timesAsked('places')).toBe(1);
    expect(visit.view()).toMatchObject({ draft: { city: 'Austin', state: 'TX' } });
  });

  it('fills in nothing where no quotes are available, or if the lookup fails', async () => {
    const notServed = run({ places: { ...austin, isQuotable: false } });
    await notServed.go(typed('78704'));
    expect(notServed.view()).toMatchObject({ draft: { city: '', state: '' }, lookup: 'none' });
    const failed = run({ places: new NetworkError('cityByZip') });
    await failed.go(typed('78704'));
    expect(failed.view()).toMatchObject({ draft: { zip: '78704', city: '' }, lookup: 'failed' });
  });

  it('repeats a failed lookup when its field is left or the network returns, not as other fields change', async () => {
    const visit = run({ places: new NetworkError('cityByZip') });
    await visit.go(typed('78704'));
    await visit.go({ type: 'DRAFT.TYPED', draft: { ...emptyDraft, zip: '78704', firstName: 'C' } });
    expect(visit.timesAsked('places')).toBe(1);
    await visit.go({ type: 'ZIP.LEFT' });
    expect(visit.timesAsked('places')).toBe(2);
    visit.responses.places = austin;
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.view()).toMatchObject({ draft: { city: 'Austin', state: 'TX' }, lookup: 'none' });
  });

  it('blocks the referral where no quotes are available, and has a message', async () => {
    const visit = run({ places: { ...austin, isQuotable: false } });
    await visit.go(submit);
    expect(visit.requests()).toEqual([]);
    expect(visit.view()).toMatchObject({ page: 'form', isSending: false, isZipMessageShown: true, draft: casey });
    await visit.go({ type: 'ZIP_MESSAGE.READ' });
    expect(visit.view()).toMatchObject({ isZipMessageShown: false });
  });
});
