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
  it('loads its person into the form, and saves the corrected values', async () => {
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

  it('leads to the page for consent that was already given, and drops the draft', async () => {
    const visit = run({
      record: { ...robin, isGiven: true },
      entry: { saved: { id: 'abc', draft: typed }, known: {} },
    });
    await visit.settled();
    expect(visit.page()).toEqual({ page: 'alreadyGiven' });
    expect(visit.isForgotten()).toBe(true);
  });

  it('restores the draft in preference to the agency’s record', async () => {
    const visit = run({ entry: { saved: { id: 'abc', draft: typed }, known: {} } });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'form', draft: typed });
  });

  it('has no person once it has expired', async () => {
    const visit = run({ record: new StatusError('loadConsent', 410) });
    await visit.settled();
    expect(visit.page()).toEqual({ page: 'failed', during: 'load', problem: { kind: 'notFound' } });
  });

  it('leads to an empty form if it has no person, and saves the form without an id', async () => {
    const visit = run({ record: notFound });
    await visit.settled();
    expect(visit.page()).toEqual({ page: 'failed', during: 'load', problem: { kind: 'notFound' } });
    await visit.go({ type: 'FORM.REQUESTED' });
    expect(visit.page()).toMatchObject({ page: 'form', draft: {} });
    await visit.go(submit);
    expect(visit.requests()).toEqual([{ id: '', draft: typed }]);
  });

  it('is retried if its person does not load, or its form is filled in and saved with its id', async () => {
    const visit = run({ record: new NetworkError('loadConsent') });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'failed', during: 'load', problem: { kind: 'unreachable' } });
    await visit.go({ type: 'RETRY' });
    expect(visit.timesAsked('record')).toBe(2);
    await visit.go({ type: 'FORM.REQUESTED' }, submit);
    expect(visit.requests()).toEqual([{ id: 'abc', draft: typed }]);
  });
});

describe('a visit without a link', () => {
  it('starts with known answers, and loads no person', async () => {
    const visit = run({ id: '', entry: { saved: undefined, known: robinsDraft } });
    await visit.settled();
    expect(visit.page()).toMatchObject({ page: 'form', draft: robinsDraft });
    expect(visit.timesAsked('record')).toBe(0);
  });

  it('completes a draft that was typed early, and starts empty if storage is unreadable', async () => {
    const visit = run({ id: '', entry: { saved: undefined, known: robinsDraft } });
    await visit.go({ type: 'DRAFT.TYPED', draft: { firstName: 'Robyn' }, isEarly: true });
    expect(visit.page()).toMatchObject({ draft: { firstName: 'Robyn', lastName: 'Madeup' } });
    const unreadable = run({ id: '', entry: new Error('denied') });
    await unreadable.settled();
    expect(unreadable.page()).toEqual({ page: 'form', draft: {}, isSending: false });
  });
});

describe('saving', () => {
  it('sends one request for repeated presses', async () => {
    const visit = run({ saving: silence });
    await visit.go(submit, submit, { type: 'RETRY' }, submit);
    expect(visit.page()).toMatchObject({ page: 'form', isSending: true });
    expect(visit.requests()).toHaveLength(1);
  });

  it.each([
    ['a refusal', new RefusedError('saveConsent', { status: 400, reason: 'Please call us.' }), 'refused'],
    ['a refusal without a message', new RefusedError('saveConsent', { status: 400 }), 'refused'],
    ['no answer', new NetworkError('saveConsent'), 'unreachable'],
    ['a fault', new StatusError('saveConsent', 503), 'unreachable'],
    ['a link that has been removed', new RefusedError('saveConsent', { status: 404 }), 'notFound'],
  ])('reports an error after %s, and returns to the form for another try', async (_what, saving, kind) => {
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

  it('saving can be retried after a 404 if the visitor came without a link', async () => {
    const visit = run({ id: '', saving: new RefusedError('saveConsent', { status: 404 }) });
    await visit.go(submit);
    expect(visit.page()).toMatchObject({ page: 'failed', during: 'save', problem: { kind: 'refused' } });
    visit.responses.saving = undefined;
    await visit.go({ type: 'RETRY' });
    expect(visit.page()).toEqual({ page: 'given' });
  });

  it('keeps a refusal on the screen offline, and retries a request that failed offline', async () => {
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

  it('waits for another press if the form changes after an offline failure', async () => {
    const visit = run({ saving: new NetworkError('saveConsent') });
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    await visit.sendFrom('network', { type: 'NETWORK.LOST' });
    await visit.go(submit, { type: 'DRAFT.TYPED', draft: { ...typed, firstName: '' } });
    await visit.sendFrom('network', { type: 'NETWORK.RETURNED' });
    expect(visit.page()).toMatchObject({ page: 'form', isSending: false });
    expect(visit.requests()).toHaveLength(1);
  });

  it('keeps the form and accepts changes after too many requests', async () => {
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

  it('follows the state of the network after a fault, and waits for a press', async () => {
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
