import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { silence } from '#flow/testing/run-machine';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import { Device } from '#visitor/testing/device';
import { newVisit } from './new-visit.ts';
import { type PersonalDraft, personalDraft } from './personal/personal.answers.ts';
import {
  connectBuying,
  connectCoverage,
  connectOutcome,
  connectPayment,
  connectPersonal,
  connectShell,
} from './renters.connect.ts';
import {
  exampleCard,
  exampleChoice,
  exampleInput,
  exampleConfig,
  examplePersonal,
  exampleRate,
  nobodyKnown,
} from './renters.examples.ts';
import { autosaveVisit, openVisit, visitOf } from './renters.resume.ts';
import type { RentersEvent } from './renters.types.ts';
import { runRenters, statusOf, toCoverage, toPayment, toPurchase } from './testing/run-renters.ts';

const lost = new NetworkError('buyRenters');
const down = new StatusError('status', 503);

describe('the way to a policy', () => {
  it('goes from the first question to the policy number', async () => {
    const renters = runRenters();
    await renters.go(...toCoverage);
    expect(renters.isIn({ journey: { coverage: 'choosing' } })).toBe(true);
    await renters.go({ type: 'COVERAGE.SUBMITTED', choice: exampleChoice });
    expect(renters.isIn({ journey: { payment: 'framed' } })).toBe(true);
    await renters.go({ type: 'PLAN.CHOSEN', plan: 'Monthly' }, { type: 'DAY.CHOSEN', day: 15 });
    await renters.go({ type: 'CARD.KEPT', card: exampleCard }, { type: 'PAY.PRESSED' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    expect(renters.context()).toMatchObject({ policyId: 'HR-204117', purchase: 'sold', card: undefined });
    expect(renters.inputOf('purchase')).toMatchObject({
      carrierId: '5001',
      plan: 'Monthly',
      installmentDay: 15,
      amount: 1730,
      isRepeated: false,
    });
    expect(renters.outcomes).toEqual(['paid']);
  });

  it('does not continue before the zip code is known to be quotable', async () => {
    const renters = runRenters({ responses: { places: { zip: '78701', isQuotable: false, places: [] } } });
    await renters.go(...toCoverage);
    expect(renters.isIn({ journey: { personal: 'answering' } })).toBe(true);
  });

  it('rates unchanged answers once, and changed answers again', async () => {
    const renters = runRenters();
    await renters.go(...toPayment);
    await renters.go({ type: 'STAGE.CHOSEN', stage: 'personal' }, ...toCoverage.slice(2));
    await renters.go({ type: 'COVERAGE.SUBMITTED', choice: exampleChoice });
    expect(renters.isIn({ journey: 'payment' })).toBe(true);
    expect(renters.timesAsked('submission')).toBe(1);
    await renters.go(
      { type: 'BACK' },
      { type: 'COVERAGE.SUBMITTED', choice: { ...exampleChoice, CoverageC: '10000' } },
    );
    expect(renters.timesAsked('submission')).toBe(2);
    const ids = renters.asked
      .filter(({ name }) => name === 'submission')
      .map(({ input }) => (input as { transactionId: string }).transactionId);
    expect(new Set(ids).size).toBe(2);
  });

  it('polls the carriers every second, and every five seconds after thirty polls', async () => {
    const renters = runRenters({ responses: { results: { progress: 'rating', rate: undefined, errors: [] } } });
    await renters.go(...toPayment);
    expect(renters.timesAsked('results')).toBe(1);
    await renters.wait(28);
    expect(renters.timesAsked('results')).toBe(29);
    expect(connectCoverage(renters.actor.getSnapshot()).isLate).toBe(false);
    await renters.wait(1);
    expect(connectCoverage(renters.actor.getSnapshot()).isLate).toBe(true);
    await renters.wait(10);
    expect(renters.timesAsked('results')).toBe(32);
  });

  it('shows the carriers’ errors in the coverage section, and rates the same choice again', async () => {
    const errors = ['Too high.'];
    const renters = runRenters({ responses: { results: { progress: 'done', rate: undefined, errors } } });
    await renters.go(...toPayment);
    expect(connectCoverage(renters.actor.getSnapshot())).toMatchObject({ status: 'choosing', errors, isRefused: true });
    renters.responses.results = { progress: 'done', rate: exampleRate, errors: [] };
    await renters.go({ type: 'COVERAGE.SUBMITTED', choice: exampleChoice });
    expect(renters.timesAsked('submission')).toBe(2);
    expect(renters.isIn({ journey: 'payment' })).toBe(true);
  });

  it('keeps polling after a refusal where the service does not say that all carriers have answered', async () => {
    const errors = ['Too high.'];
    const renters = runRenters({ responses: { results: { progress: 'answered', rate: undefined, errors } } });
    await renters.go(...toPayment);
    await renters.wait(4);
    expect(connectCoverage(renters.actor.getSnapshot()).status).toBe('rating');
    await renters.wait(1);
    expect(connectCoverage(renters.actor.getSnapshot())).toMatchObject({ status: 'choosing', errors });
    const patient = runRenters({ responses: { results: { progress: 'answered', rate: undefined, errors } } });
    await patient.go(...toPayment);
    patient.responses.results = { progress: 'answered', rate: exampleRate, errors };
    await patient.wait(1);
    expect(patient.isIn({ journey: 'payment' })).toBe(true);
  });

  it('repeats a rate request without a response under the same id', async () => {
    const renters = runRenters({ responses: { submission: lost } });
    await renters.go(...toPayment);
    expect(connectShell(renters.actor.getSnapshot())).toMatchObject({ notice: 'unreachable', canRetry: true });
    renters.responses.submission = ({ transactionId }: { transactionId: string }) => ({ transactionId });
    await renters.go({ type: 'RETRY' });
    const asked = renters.asked.filter(({ name }) => name === 'submission').map(({ input }) => input);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toEqual(asked[1]);
    expect(renters.isIn({ journey: 'payment' })).toBe(true);
  });

  it('offers only the phone when the state has no coverages', async () => {
    const renters = runRenters({ responses: { coverages: [] } });
    await renters.go(...toCoverage);
    expect(connectCoverage(renters.actor.getSnapshot()).status).toBe('notOffered');
    await renters.go({ type: 'BACK' });
    expect(renters.isIn({ journey: 'personal' })).toBe(true);
  });
});

describe('a repeat customer', () => {
  const link = { transactionId: 'earlier-1', carrierId: '5001' };
  const earlier = {
    firstName: 'Riley',
    phone: '5125550188',
    roommates: [{ firstName: 'Jordan', lastName: 'Placeholder' }],
    interestedParty: { name: 'Sample Leasing', email: 'leasing@example.com' },
    choice: { CoverageC: '10000' },
  };

  it('fills the form with every earlier answer and the chosen coverage', async () => {
    const renters = runRenters({ input: { link }, responses: { earlier } });
    await renters.settled();
    expect(renters.inputOf('earlier')).toEqual(link);
    expect(personalDraft(renters.context())).toMatchObject({
      firstName: 'Riley',
      phone: '512-555-0188',
      hasInterestedParty: 'yes',
      partyEmail: 'leasing@example.com',
      hasRoommates: 'yes',
      roommateCount: '1',
      roommate1FirstName: 'Jordan',
      effectiveDate: '2026-11-20',
    });
    expect(renters.context().earlierChoice).toEqual({ CoverageC: '10000' });
  });

  it('keeps later input, and loads the same transaction once', async () => {
    const visit = { ...newVisit, drafts: { personal: { firstName: 'Alex' } }, loadedLink: 'earlier-1' };
    const renters = runRenters({ input: { link }, responses: { earlier }, visit });
    await renters.settled();
    expect(renters.timesAsked('earlier')).toBe(0);
    expect(personalDraft(renters.context()).firstName).toBe('Alex');
  });

  it.each([
    ['is not found', new RefusedError('earlier', { status: 404 }), 'notFound'],
    ['cannot be loaded', down, 'failed'],
  ] as const)('gets an empty form with a notice when the transaction %s', async (_what, error, status) => {
    const renters = runRenters({ input: { link }, responses: { earlier: error } });
    await renters.settled();
    expect(connectPersonal(renters.actor.getSnapshot()).earlier).toBe(status);
    renters.responses.earlier = earlier;
    await renters.go({ type: 'RETRY' });
    expect(connectPersonal(renters.actor.getSnapshot()).earlier).toBe(status === 'failed' ? 'loaded' : 'notFound');
  });

  it('gets the service’s reason for refusing the transaction, which is not requested again', async () => {
    const refusal = new RefusedError('earlier', { status: 400, reason: 'Your transaction has expired, José.' });
    const renters = runRenters({ input: { link }, responses: { earlier: refusal } });
    await renters.go({ type: 'RETRY' });
    expect(connectPersonal(renters.actor.getSnapshot())).toMatchObject({
      earlier: 'refused',
      earlierReason: 'Your transaction has expired, José.',
    });
    expect(renters.timesAsked('earlier')).toBe(1);
  });

  it('prefills known answers from other widgets, and keeps typed text over them', async () => {
    const known = { ...nobodyKnown, firstName: 'Alex', lastName: 'Example', phone: '5125550142' };
    const renters = runRenters({ responses: { entry: { visit: undefined, known } } });
    await renters.settled();
    await renters.go({
      type: 'DRAFT.CHANGED',
      form: 'personal',
      values: { firstName: 'Al', lastName: '' },
      isEarly: true,
    });
    expect(personalDraft(renters.context())).toMatchObject({
      firstName: 'Al',
      lastName: 'Example',
      phone: '512-555-0142',
    });
  });
});

it('completes a saved form with later answers from other widgets, and keeps what was typed or emptied', async () => {
  const known = { ...nobodyKnown, firstName: 'Alex', lastName: 'Example', email: 'alex@example.com', apartment: '4' };
  const first = runRenters({ responses: { entry: { visit: undefined, known: { ...nobodyKnown, apartment: '4' } } } });
  await first.settled();
  const typed = { ...personalDraft(first.context()), firstName: 'Al', apartment: '' };
  await first.go({ type: 'DRAFT.CHANGED', form: 'personal', values: typed });
  const second = runRenters({ responses: { entry: { visit: visitOf(first.context()), known } } });
  await second.settled();
  expect(personalDraft(second.context())).toMatchObject({
    firstName: 'Al',
    lastName: 'Example',
    email: 'alex@example.com',
    apartment: '',
  });
});

it('keeps the visitor’s name and contact for another home, also over a reload', async () => {
  const renters = runRenters();
  const person = { firstName: 'Alex', lastName: 'Example', email: 'alex@example.com', phone: '512-555-0142' };
  const values = { ...person, zip: '78701', state: 'TX', street: '100 Congress Ave' };
  await renters.go({ ...toCoverage[0], values } as RentersEvent, ...toPurchase.slice(1));
  await renters.go({ type: 'RESTARTED' });
  const again = runRenters({ visit: visitOf(renters.context()) });
  await again.settled();
  for (const { context } of [renters, again]) {
    expect(personalDraft(context())).toMatchObject({ ...person, street: '' });
    expect(context()).toMatchObject({ personal: undefined, purchase: 'none', transactionId: '' });
  }
});

describe('the waitlist', () => {
  const input = { config: { ...exampleConfig, allowedStates: ['AZ'] as const } };

  it('is joined once: a request without a response is repeated for the same row', async () => {
    const renters = runRenters({
      input: { config: { ...input.config, allowedStates: ['AZ'] } },
      responses: { waitlist: lost },
    });
    await renters.go(...toCoverage.slice(0, 2), { type: 'WAITLIST.REQUESTED' });
    expect(connectShell(renters.actor.getSnapshot()).notice).toBe('unreachable');
    renters.responses.waitlist = undefined;
    await renters.go({ type: 'RETRY' });
    expect(renters.isIn({ journey: 'waitlisted' })).toBe(true);
    const asked = renters.asked
      .filter(({ name }) => name === 'waitlist')
      .map(({ input: row }) => row as { key: string; isRepeated: boolean });
    expect(asked.map(({ isRepeated }) => isRepeated)).toEqual([false, true]);
    expect(asked[0]!.key).toBe(asked[1]!.key);
    expect(asked[0]!.key).toMatch(/^alex@example\.com-/);
    await renters.go({ type: 'BACK' });
    expect(personalDraft(renters.context()).zip).toBe('78701');
  });
});

it('does not join the waitlist again without a press after a refusal', async () => {
  const refusal = new RefusedError('createLead', { reason: 'The list is closed.' });
  const renters = runRenters({ responses: { waitlist: refusal } });
  await renters.go(...toCoverage.slice(0, 2), { type: 'WAITLIST.REQUESTED' }, { type: 'NETWORK.RETURNED' });
  expect(renters.timesAsked('waitlist')).toBe(1);
  await renters.go({ type: 'RETRY' });
  expect(renters.timesAsked('waitlist')).toBe(2);
});

describe('the payment', () => {
  it('is not sent before the partner has stored a card, or with a discarded card', async () => {
    const renters = runRenters();
    await renters.go(...toPayment, { type: 'PAY.PRESSED' });
    await renters.go({ type: 'CARD.KEPT', card: exampleCard }, { type: 'CARD.DISCARDED' }, { type: 'PAY.PRESSED' });
    expect(renters.timesAsked('purchase')).toBe(0);
    expect(connectPayment(renters.actor.getSnapshot()).isCardKept).toBe(false);
  });

  it('is sent once for fifty presses', async () => {
    const renters = runRenters({ responses: { purchase: silence } });
    await renters.go(...toPayment, { type: 'CARD.KEPT', card: exampleCard });
    for (let press = 0; press < 50; press += 1) renters.send({ type: 'PAY.PRESSED' });
    await renters.settled();
    expect(renters.timesAsked('purchase')).toBe(1);
  });

  it('is not repeated without a press after a lost response, and then has the same card and key', async () => {
    const renters = runRenters({ responses: { purchase: lost, status: statusOf('notBegun') } });
    await renters.go(...toPurchase);
    await renters.wait(120);
    await renters.go({ type: 'NETWORK.RETURNED' }, { type: 'RETRY' });
    expect(renters.timesAsked('purchase')).toBe(1);
    expect(connectPayment(renters.actor.getSnapshot())).toMatchObject({ isCardKept: true, wasNotReceived: true });
    renters.responses.purchase = { kind: 'accepted' };
    renters.responses.status = statusOf('sold');
    await renters.go({ type: 'PAY.PRESSED' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    const runs = renters.asked
      .filter(({ name }) => name === 'purchase')
      .map(({ input }) => input as { isRepeated: boolean });
    expect(runs.map(({ isRepeated }) => isRepeated)).toEqual([false, true]);
  });

  it('is not repeated when the lost response was a success', async () => {
    const renters = runRenters({ responses: { purchase: lost } });
    await renters.go(...toPurchase);
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    expect(renters.timesAsked('purchase')).toBe(1);
  });

  it('stays pending while the outcome is unknown, and polls less often over time', async () => {
    const renters = runRenters({ responses: { status: statusOf('pending') } });
    await renters.go(...toPurchase);
    expect(renters.isIn({ journey: { buying: 'pending' } })).toBe(true);
    await renters.wait(60);
    expect(renters.timesAsked('status')).toBeLessThan(8);
    expect(renters.timesAsked('purchase')).toBe(1);
    renters.responses.status = statusOf('sold');
    await renters.go({ type: 'STATUS.REQUESTED' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
  });

  it.each([
    ['has no outcome', statusOf('pending')],
    ['cannot be loaded', down],
  ])('stays pending on the screen while its status is loaded again that %s', async (_what, status) => {
    const renters = runRenters({ responses: { status } });
    await renters.go(...toPurchase);
    const seen = new Set<string>();
    renters.actor.subscribe((snapshot) => void seen.add(connectBuying(snapshot).status));
    await renters.wait(30);
    expect(renters.timesAsked('status')).toBeGreaterThan(2);
    expect(seen).toEqual(new Set(['pending']));
    renters.responses.status = silence;
    await renters.go({ type: 'STATUS.REQUESTED' });
    expect(connectBuying(renters.actor.getSnapshot())).toMatchObject({ status: 'pending', isChecking: true });
  });

  it('stays not issued on the screen while its status is loaded again, also when that fails', async () => {
    const renters = runRenters({ responses: { status: statusOf('notIssued') } });
    await renters.go(...toPurchase);
    renters.responses.status = silence;
    await renters.go({ type: 'STATUS.REQUESTED' });
    expect(connectBuying(renters.actor.getSnapshot())).toMatchObject({ status: 'notIssued', isChecking: true });
    const failing = runRenters({ responses: { status: statusOf('notIssued') } });
    await failing.go(...toPurchase);
    failing.responses.status = down;
    await failing.go({ type: 'STATUS.REQUESTED' });
    expect(connectBuying(failing.actor.getSnapshot())).toMatchObject({ status: 'notIssued', isChecking: false });
  });

  it('is not polled while the page is hidden, and is polled at once when the visitor returns', async () => {
    const renters = runRenters({ responses: { progress: { isDone: false }, status: statusOf('pending') } });
    await renters.go(...toPurchase);
    await renters.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await renters.wait(60);
    expect(renters.timesAsked('progress')).toBe(1);
    renters.responses.progress = { isDone: true };
    await renters.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect([renters.timesAsked('progress'), renters.timesAsked('status')]).toEqual([2, 1]);

    await renters.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await renters.wait(60);
    expect(renters.timesAsked('status')).toBe(1);
    renters.responses.status = statusOf('sold');
    await renters.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
  });

  it('stays pending while the status does not include an accepted purchase, and is never repeated', async () => {
    const renters = runRenters({ responses: { status: statusOf('notBegun') } });
    await renters.go(...toPurchase);
    await renters.wait(120);
    expect(renters.isIn({ journey: { buying: 'pending' } })).toBe(true);
    expect(renters.timesAsked('purchase')).toBe(1);
  });

  it.each([
    ['of the status', { status: statusOf('notCharged', 'The bank did not pay.') }],
    ['of the purchase', { purchase: { kind: 'refused', message: 'The bank did not pay.' } }],
  ])('fails only with the message %s, and the next payment is a new one', async (_what, responses) => {
    const renters = runRenters({ responses });
    await renters.go(...toPurchase);
    expect(renters.isIn({ journey: 'failed' })).toBe(true);
    expect(renters.context()).toMatchObject({ refusal: 'The bank did not pay.', purchase: 'none', card: undefined });
    renters.responses.status = statusOf('sold');
    renters.responses.purchase = { kind: 'accepted' };
    await renters.go({ type: 'RETRY' }, { type: 'CARD.KEPT', card: exampleCard }, { type: 'PAY.PRESSED' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    expect(renters.asked.findLast(({ name }) => name === 'purchase')?.input).toMatchObject({ isRepeated: false });
  });

  it('requests the status instead of paying when another tab pays', async () => {
    const renters = runRenters({ responses: { purchase: { kind: 'elsewhere' } } });
    await renters.go(...toPurchase);
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
  });

  it('is not sent when the status request before it fails, keeps the card, and is sent on retry', async () => {
    const renters = runRenters({ responses: { purchase: { kind: 'notSent', error: down } } });
    await renters.go(...toPurchase);
    expect(connectPayment(renters.actor.getSnapshot())).toMatchObject({ status: 'unsent', isCardKept: true });
    expect(connectShell(renters.actor.getSnapshot())).toMatchObject({ notice: 'unreachable', canRetry: true });
    expect(renters.context().purchase).toBe('none');
    renters.responses.purchase = { kind: 'accepted' };
    await renters.go({ type: 'RETRY' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    expect(renters.timesAsked('cardForm')).toBe(1);
    expect(renters.inputOf('purchase')).toMatchObject({ card: exampleCard, isRepeated: false });
  });

  it('is sent when the network returns, if it was not sent while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const renters = runRenters({ responses: { purchase: { kind: 'notSent', error: lost } } });
    await renters.go(...toPurchase);
    // The machine learns of the network by an event: without one, the browser counts as online.
    expect(connectShell(renters.actor.getSnapshot())).toMatchObject({ notice: 'unreachable', canRetry: true });
    renters.responses.purchase = { kind: 'accepted' };
    await renters.go({ type: 'NETWORK.RETURNED' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    expect(connectShell(renters.actor.getSnapshot()).notice).toBeUndefined();
  });

  it.each([
    ['another plan', { type: 'PLAN.CHOSEN', plan: 'Monthly' }],
    ['another day', { type: 'DAY.CHOSEN', day: 15 }],
  ] as const)('waits for a press after the visitor chose %s', async (_what, event) => {
    const renters = runRenters({ responses: { purchase: { kind: 'notSent', error: lost } } });
    await renters.go(...toPurchase, event, { type: 'NETWORK.RETURNED' });
    expect(renters.timesAsked('purchase')).toBe(1);
    expect(connectShell(renters.actor.getSnapshot()).notice).toBeUndefined();
    renters.responses.purchase = { kind: 'accepted' };
    await renters.go({ type: 'PAY.PRESSED' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
  });

  it('discards an unused card on request, and asks for another first day after midnight', async () => {
    let today = exampleInput.today();
    const notSent = { kind: 'notSent' as const, error: lost };
    const renters = runRenters({ responses: { purchase: notSent }, input: { today: () => today } });
    await renters.go(...toPurchase, { type: 'CARD.DISCARDED' });
    expect(connectPayment(renters.actor.getSnapshot())).toMatchObject({ status: 'framed', isCardKept: false });
    await renters.go({ type: 'CARD.KEPT', card: exampleCard }, { type: 'PAY.PRESSED' });
    today = '2027-12-01';
    await renters.go({ type: 'NETWORK.RETURNED' });
    expect(renters.isIn({ journey: 'personal' })).toBe(true);
    expect(renters.timesAsked('purchase')).toBe(2);
  });

  it('reports a charged policy that is not issued, and offers no other card', async () => {
    const renters = runRenters({ responses: { status: statusOf('notIssued') } });
    await renters.go(...toPurchase);
    expect(renters.isIn({ journey: { buying: 'notIssued' } })).toBe(true);
    await renters.go({ type: 'RETRY' }, { type: 'BACK' });
    expect(renters.isIn({ journey: { buying: 'notIssued' } })).toBe(true);
  });

  it('polls the completion every second before it requests the outcome', async () => {
    const renters = runRenters({ responses: { progress: { isDone: false } } });
    await renters.go(...toPurchase);
    await renters.wait(3);
    expect(renters.timesAsked('progress')).toBe(4);
    expect(renters.timesAsked('status')).toBe(0);
    renters.responses.progress = { isDone: true };
    await renters.wait(1);
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
  });

  it('requests the card form with merchant 49, CheckOut, CreditDebit and login 304, unless configured', async () => {
    const renters = runRenters();
    await renters.go(...toPayment);
    const defaults = { merchantId: '49', processor: 'CheckOut', method: 'CreditDebit', loginId: '304' };
    expect(renters.inputOf('cardForm')).toMatchObject({ config: defaults });
    const config = { ...exampleConfig, card: { ...exampleConfig.card, merchantId: '50' } };
    const other = runRenters({ input: { config } });
    await other.go(...toPayment);
    expect(other.inputOf('cardForm')).toMatchObject({ config: { ...defaults, merchantId: '50' } });
  });

  it('does not open a card form from an untrusted origin', async () => {
    const renters = runRenters({ responses: { cardForm: { url: 'https://stranger.example/', isTrusted: false } } });
    await renters.go(...toPayment);
    expect(connectPayment(renters.actor.getSnapshot())).toMatchObject({ status: 'notOpened', frameUrl: '' });
    expect(renters.failures).toEqual(['navigation']);
  });

  it('shows the policy that another tab bought when the card form is refused', async () => {
    const refusal = new RefusedError('openRentersCard', { reason: 'There is nothing to pay now.' });
    const renters = runRenters({ responses: { cardForm: refusal } });
    await renters.go(...toPayment);
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    const other = runRenters({ responses: { cardForm: refusal, status: statusOf('notBegun') } });
    await other.go(...toPayment);
    expect(connectPayment(other.actor.getSnapshot()).cardFailure).toEqual({
      kind: 'refused',
      reason: 'There is nothing to pay now.',
    });
  });
});

describe('a reload', () => {
  const rated = {
    ...newVisit,
    section: 'payment' as const,
    personal: examplePersonal,
    choice: exampleChoice,
    submission: { id: 't-1', answers: JSON.stringify({ ...examplePersonal, choice: exampleChoice }) },
    transactionId: 't-1',
    rate: exampleRate,
  };

  it.each([
    ['personal', newVisit],
    ['coverage', { ...newVisit, section: 'coverage' as const, personal: examplePersonal }],
    ['payment', rated],
    ['personal', { ...newVisit, section: 'payment' as const }],
  ] as const)('resumes in %s', async (section, visit) => {
    const renters = runRenters({ visit });
    await renters.settled();
    expect(renters.isIn({ journey: section })).toBe(true);
  });

  it.each(['coverage', 'payment'] as const)('resumes %s at the form when the first day has passed', async (section) => {
    const renters = runRenters({ visit: { ...rated, section }, input: { today: () => '2027-12-01' } });
    await renters.settled();
    expect(renters.isIn({ journey: 'personal' })).toBe(true);
  });

  it('asks for another first day when the page was open over midnight, and does not pay', async () => {
    let today = exampleInput.today();
    const renters = runRenters({ input: { today: () => today } });
    await renters.go(...toPayment, { type: 'CARD.KEPT', card: exampleCard });
    today = '2027-12-01';
    await renters.go({ type: 'PAY.PRESSED' });
    expect(renters.isIn({ journey: 'personal' })).toBe(true);
    expect(renters.timesAsked('purchase')).toBe(0);
  });

  it.each([
    ['the visitor tries again', { type: 'RETRY' }],
    ['the network returns', { type: 'NETWORK.RETURNED' }],
    ['the visitor asks for the price again', { type: 'COVERAGE.SUBMITTED', choice: exampleChoice }],
  ] as const)('does not rate a first day that has passed since a rating failed, when %s', async (_when, event) => {
    let today = exampleInput.today();
    const renters = runRenters({ input: { today: () => today }, responses: { submission: lost } });
    await renters.go(...toPayment);
    expect(renters.isIn({ journey: { coverage: 'notRated' } })).toBe(true);
    today = '2027-12-01';
    await renters.go(event);
    expect(renters.isIn({ journey: 'personal' })).toBe(true);
    expect(renters.timesAsked('submission')).toBe(1);
  });

  it('rates no earlier choice once another one is on the screen: it waits for the press that submits it', async () => {
    const renters = runRenters({ responses: { submission: lost } });
    await renters.go(...toPayment, { type: 'DRAFT.CHANGED', form: 'coverage', values: { ...exampleChoice } });
    renters.responses.submission = { transactionId: 't-1' };
    await renters.go({ type: 'NETWORK.RETURNED' }, { type: 'RETRY' });
    expect(renters.timesAsked('submission')).toBe(1);
    const other = { ...exampleChoice, CoverageC: '40000' };
    await renters.go({ type: 'COVERAGE.SUBMITTED', choice: other });
    expect(renters.asked.findLast(({ name }) => name === 'submission')?.input).toMatchObject({
      answers: { choice: other },
    });
  });

  it('follows the purchase of another tab instead of buying a second policy', async () => {
    const renters = runRenters({ responses: { purchase: { kind: 'otherRate', transactionId: 't-other' } } });
    await renters.go(...toPurchase);
    expect(renters.inputOf('status')).toMatchObject({ transactionId: 't-other' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    // This page's data belong to another rate.
    const known = { policyId: 'HR-204117', carrierName: '', effectiveDate: '', email: '', plan: undefined };
    expect(connectOutcome(renters.actor.getSnapshot())).toMatchObject(known);
    const again = runRenters({ visit: visitOf(renters.context()) });
    await again.settled();
    expect(connectOutcome(again.actor.getSnapshot())).toMatchObject(known);
  });

  it('pays its own rate after the purchase of another tab was declined', async () => {
    const renters = runRenters({
      responses: { purchase: { kind: 'otherRate', transactionId: 't-other' }, status: statusOf('notCharged') },
    });
    await renters.go(...toPurchase);
    expect(renters.isIn({ journey: 'failed' })).toBe(true);
    renters.responses.purchase = { kind: 'accepted' };
    renters.responses.status = statusOf('sold');
    await renters.go({ type: 'RETRY' }, { type: 'CARD.KEPT', card: exampleCard }, { type: 'PAY.PRESSED' });
    const [first, second] = renters.asked.filter(({ name }) => name === 'purchase').map(({ input }) => input);
    expect(second).toEqual(first);
    expect(connectOutcome(renters.actor.getSnapshot()).plan).toBeDefined();
  });

  it('asks for the status when the service never reports that the purchase has completed', async () => {
    const renters = runRenters({ responses: { progress: { isDone: false } } });
    await renters.go(...toPurchase);
    await renters.wait(36);
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
  });

  it.each(['pending', 'notIssued'] as const)(
    'shows a purchase that is %s when the card form is refused',
    async (outcome) => {
      const renters = runRenters({ responses: { cardForm: down, status: statusOf(outcome) } });
      await renters.go(...toPayment);
      expect(renters.isIn({ journey: { buying: outcome } })).toBe(true);
    },
  );

  it('loads the transaction of another link after a purchase, and shows the purchase for its own link', async () => {
    const sold = { ...rated, purchase: 'sold' as const, policyId: 'HR-204117', loadedLink: 'earlier-1' };
    const again = runRenters({ visit: sold, input: { link: { transactionId: 'earlier-1', carrierId: '' } } });
    await again.settled();
    expect(again.isIn({ journey: 'confirmed' })).toBe(true);
    const other = runRenters({ visit: sold, input: { link: { transactionId: 'earlier-2', carrierId: '' } } });
    await other.settled();
    expect(other.isIn({ journey: 'personal' })).toBe(true);
    expect(other.inputOf('earlier')).toMatchObject({ transactionId: 'earlier-2' });
  });

  it('requests the outcome of a started payment, and sends none', async () => {
    const renters = runRenters({ visit: { ...rated, purchase: 'asked' } });
    await renters.settled();
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    expect(renters.timesAsked('purchase')).toBe(0);
  });

  it('asks for the card again only after several status responses without a payment', async () => {
    const renters = runRenters({ visit: { ...rated, purchase: 'asked' }, responses: { status: statusOf('notBegun') } });
    await renters.settled();
    expect(renters.isIn({ journey: { buying: 'pending' } })).toBe(true);
    await renters.wait(3);
    expect(renters.isIn({ journey: { buying: 'pending' } })).toBe(true);
    await renters.wait(6);
    expect(renters.isIn({ journey: { payment: 'framed' } })).toBe(true);
    expect(connectPayment(renters.actor.getSnapshot()).wasNotReceived).toBe(true);
    await renters.go({ type: 'CARD.KEPT', card: exampleCard }, { type: 'PAY.PRESSED' });
    expect(renters.inputOf('purchase')).toMatchObject({ isRepeated: true });
  });

  it('sends the payment for another rate as a new one after a payment that was not received', async () => {
    const renters = runRenters({ visit: { ...rated, purchase: 'asked' }, responses: { status: statusOf('notBegun') } });
    await renters.wait(10);
    expect(renters.isIn({ journey: { payment: 'framed' } })).toBe(true);
    renters.responses.status = statusOf('sold');
    await renters.go(
      { type: 'BACK' },
      { type: 'COVERAGE.SUBMITTED', choice: { ...exampleChoice, CoverageC: '10000' } },
      { type: 'CARD.KEPT', card: exampleCard },
    );
    expect(connectPayment(renters.actor.getSnapshot()).wasNotReceived).toBe(true);
    await renters.go({ type: 'PAY.PRESSED' });
    expect(renters.inputOf('purchase')).toMatchObject({ isRepeated: false });
    expect(renters.inputOf('purchase')).not.toMatchObject({ transactionId: 't-1' });
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
  });

  it('shows the bought policy until the visitor starts again', async () => {
    const renters = runRenters({ visit: { ...rated, purchase: 'sold', policyId: 'HR-204117' } });
    await renters.settled();
    expect(renters.isIn({ journey: 'confirmed' })).toBe(true);
    expect(renters.timesAsked('status')).toBe(0);
    await renters.go({ type: 'RESTARTED' });
    expect(renters.isIn({ journey: 'personal' })).toBe(true);
    expect(renters.context()).toMatchObject({ policyId: '', purchase: 'none', submission: undefined });
  });
});

it('stores a visit for 168 hours, and restores it unchanged', async () => {
  const renters = runRenters();
  await renters.go(...toPayment);
  const visit = visitOf(renters.context());
  const device = new Device();
  const record = openVisit(device.openTab());
  record.remember(visit);
  await record.settled();
  device.now += 168 * 3_600_000 - 1;
  expect(await openVisit(device.openTab()).load()).toEqual(visit);
  device.now += 1;
  expect(await openVisit(device.openTab()).load()).toBeUndefined();
});

it('merges what two tabs have typed, and keeps the section and the purchase of the tab that continued', async () => {
  const device = new Device();
  const [first, second] = [runRenters(), runRenters()];
  await first.settled();
  await second.settled();
  const tab = device.openTab();
  autosaveVisit(first.actor, tab);
  autosaveVisit(second.actor, device.openTab());
  const saved = () => openVisit(device.openTab()).load();
  const types = (renters: typeof first, typed: Partial<PersonalDraft>) =>
    renters.go({ type: 'DRAFT.CHANGED', form: 'personal', values: { ...personalDraft(renters.context()), ...typed } });

  await types(first, { firstName: 'Alex' });
  await openVisit(tab).settled();
  await types(second, { lastName: 'Example' });
  await expect
    .poll(async () => (await saved())?.drafts.personal)
    .toMatchObject({ firstName: 'Alex', lastName: 'Example' });

  await first.go(...toPurchase);
  await openVisit(tab).settled();
  await types(second, { apartment: '4' });
  await expect.poll(async () => (await saved())?.drafts.personal).toMatchObject({ apartment: '4', firstName: 'Alex' });
  expect(await saved()).toMatchObject({
    section: 'payment',
    purchase: 'sold',
    drafts: { personal: { lastName: 'Example' } },
  });
});
