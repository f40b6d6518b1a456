import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runMachine, silence } from '#flow/testing/run-machine';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import { connectPage, connectShell } from './consent-form.connect.ts';
import { consentMachine } from './consent-form.machine.ts';
import type { ConsentEvent, SaveRequest } from './consent-form.types.ts';

const robin = {
  firstName: 'Robin',
  lastName: 'Madeup',
  phone: '512-555-0161',
  email: 'robin@example.com',
  isGiven: false,
};
const { isGiven: _isGiven, ...robinsDraft } = robin;
const typed = { firstName: 'Robyn', lastName: 'Madeup', phone: '512-555-0161', email: 'robin@example.com' };
const submit: ConsentEvent = { type: 'CONSENT.SUBMITTED', draft: typed };
const notFound = new RefusedError('loadConsent', { status: 404 });

function run({ id = 'abc', ...responses }: Record<string, unknown> & { id?: string } = {}) {
  let forgotten = 0;
  const visit = runMachine(consentMachine, {
    input: { id },
    responses: {
      entry: { saved: undefined, known: {} },
      record: robin,
      saving: undefined,
      ...responses,
    },
    provide: { actions: { forgetDraft: () => void (forgotten += 1) } },
  });
  return {
    ...visit,
    page: () => connectPage(visit.actor.getSnapshot()),
    requests: () => visit.asked.filter(({ name }) => name === 'saving').map(({ input }) => input as SaveRequest),
    isForgotten: () => forgotten > 0,
  };
}

describe('a link', () => {
  it('loads its person into the form, and saves the consent of what the visitor corrected', async () => {
    const visit = run();
    expect(visit.page()).toEqual({ page: 'loading' });
    await visit.settled();
    expect(visit.inputOf('record')).toEqual({ id: 'abc' });
    expect(visit.page()).toEqual({ page: 'form', draft: robinsDraft, isSending: false });
    await visit.go(submit);
    expect(visit.requests()).toEqual([{ id: 'abc', draft: typed }]);
    expect(visit.page()).toEqual({ page: 'given' });
    expect(visit.isForgotten()).toBe(true);
  });

  it('of a consent that was given says so, and forgets what was typed before', async () => {
    const visit = run({
      record: { ...robin, isGiven: true },
      entry: { saved: { id: 'abc', draft: typed }, known: {} },
    });
    await visit.settled();
    expect(visit.page()).toEqual({ page: 'alreadyGiven' });
    expect(visit.isForgotten()).toBe(true);
  });

  it('keeps what was typed over what the agency knows', async () => {
    const visit = run({ entry: { saved: { id: 'abc', draft: typed }, known: {} } });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'form', draft: typed });
  });

  it('that has ended is a link of nobody', async () => {
    const visit = run({ record: new StatusError('loadConsent', 410) });
    await visit.settled();
    expect(visit.page()).toEqual({ page: 'failed', during: 'load', problem: { kind: 'notFound' } });
  });

  it('of nobody leads to an empty form, which is saved without an id', async () => {
    const visit = run({ record: notFound });
    await visit.settled();
    expect(visit.page()).toEqual({ page: 'failed', during: 'load', problem: { kind: 'notFound' } });
    await visit.go({ type: 'FORM.REQUESTED' });
    expect(visit.page()).toMatchObject({ page: 'form', draft: {} });
    await visit.go(submit);
    expect(visit.requests()).toEqual([{ id: '', draft: typed }]);
  });

  it('whose person is not loaded is tried again, or the form is filled in and saved with its id', async () => {
    const visit = run({ record: new NetworkError('loadConsent') });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'failed', during: 'load', problem: { kind: 'unreachable' } });
    await visit.go({ type: 'RETRY' });
    expect(visit.timesAsked('record')).toBe(2);
    await visit.go({ type: 'FORM.REQUESTED' }, submit);
    expect(visit.requests()).toEqual([{ id: 'abc', draft: typed }]);
  });
});

describe('without a link', () => {
  it('begins with what the visitor told elsewhere, and looks nobody up', async () => {
    const visit = run({ id: '', entry: { saved: undefined, known: robinsDraft } });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'form', draft: robinsDraft });
    expect(visit.timesAsked('record')).toBe(0);
  });

  it('completes what was typed early, and begins empty where storage cannot be read', async () => {
    const visit = run({ id: '', entry: { saved: undefined, known: robinsDraft } });
    await visit.go({ type: 'DRAFT.TYPED', draft: { firstName: 'Robyn' }, isEarly: true });
    expect(visit.page()).toMatchObject({ draft: { firstName: 'Robyn', lastName: 'Madeup' } });
    const unreadable = run({ id: '', entry: new Error('denied') });
    await unreadable.settled();
    expect(unreadable.page()).toEqual({ page: 'form', draft: {}, isSending: false });
  });
});

describe('saving', () => {
  it('sends once however often the button is pressed', async () => {
    const visit = run({ saving: silence });
    await visit.go(submit, submit, { type: 'RETRY' }, submit);
    expect(visit.page()).toMatchObject({ page: 'form', isSending: true });
    expect(visit.requests()).toHaveLength(1);
  });

  it.each([
    ['a refusal', new RefusedError('saveConsent', { status: 400, reason: 'Please call us.' }), 'refused'],
    ['a refusal without words', new RefusedError('saveConsent', { status: 400 }), 'refused'],
    ['no answer', new NetworkError('saveConsent'), 'unreachable'],
    ['a fault', new StatusError('saveConsent', 503), 'unreachable'],
    ['a link that has been removed', new RefusedError('saveConsent', { status: 404 }), 'notFound'],
  ])('shows an error after %s, with the form and another try', async (_what, saving, kind) => {
    const visit = run({ saving });
    await visit.go(submit);
    expect(visit.page()).toMatchObject({ page: 'failed', during: 'save', problem: { kind } });
    expect(visit.isForgotten()).toBe(false);
    await visit.go({ type: 'FORM.REQUESTED' });
    expect(visit.page()).toEqual({ page: 'form', draft: typed, isSending: false });
    visit.responses.saving = undefined;
    await visit.go(submit);
    expect(visit.page()).toEqual({ page: 'given' });
    expect(visit.requests().at(-1)!.id).toBe(kind === 'notFound' ? '' : 'abc');
  });

  it('that is answered with status 404 can be tried again by a visitor who came by no link', async () => {
    const visit = run({ id: '', saving: new RefusedError('saveConsent', { status: 404 }) });
    await visit.go(submit);
    expect(visit.page()).toMatchObject({ page: 'failed', during: 'save', problem: { kind: 'refused' } });
    visit.responses.saving = undefined;
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toEqual({ page: 'given' });
  });

  it('that was refused says so offline too, and what was sent offline goes on by itself', async () => {
    const visit = run({ saving: new RefusedError('saveConsent', { status: 400, reason: 'Please call us.' }) });
    await visit.go(submit);
    await visit.sendFrom('network', { type: 'NETWORK.LOST' });
    expect(visit.page()).toMatchObject({ problem: { kind: 'refused', reason: 'Please call us.' } });
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    visit.responses.saving = new NetworkError('saveConsent');
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toEqual({ page: 'form', draft: typed, isSending: false });
    visit.responses.saving = undefined;
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.page()).toEqual({ page: 'given' });
  });

  it('that failed offline waits for another press once the form is changed', async () => {
    const visit = run({ saving: new NetworkError('saveConsent') });
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    await visit.sendFrom('network', { type: 'NETWORK.LOST' });
    await visit.go(submit, { type: 'DRAFT.TYPED', draft: { ...typed, firstName: '' } });
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.page()).toMatchObject({ page: 'form', isSending: false });
    expect(visit.requests()).toHaveLength(1);
  });

  it('that came too early keeps the form, and what is typed meanwhile', async () => {
    const visit = run({ saving: new StatusError('saveConsent', 429, undefined, 5000) });
    const changed = { ...typed, firstName: 'Robinson' };
    await visit.go(submit, { type: 'DRAFT.TYPED', draft: changed });
    expect(visit.page()).toEqual({ page: 'form', draft: changed, isSending: false });
    expect(connectShell(visit.actor.getSnapshot())).toMatchObject({ problem: { seconds: 5 } });
    visit.responses.saving = undefined;
    await visit.go({ type: 'CONSENT.SUBMITTED', draft: changed });
    expect(visit.page()).toEqual({ page: 'given' });
    expect(visit.requests().at(-1)!.draft).toEqual(changed);
  });

  it('that failed says what the connection is like now, and waits for a press', async () => {
    const visit = run({ saving: new StatusError('saveConsent', 503) });
    await visit.go(submit);
    await visit.sendFrom('network', { type: 'NETWORK.LOST' });
    expect(visit.page()).toMatchObject({ page: 'failed', problem: { kind: 'paused' } });
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.page()).toMatchObject({ page: 'failed', problem: { kind: 'unreachable' } });
    visit.responses.saving = undefined;
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toEqual({ page: 'given' });
  });
});
