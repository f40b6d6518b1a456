import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { BuyNowCode, BuyNowStatus } from '#domain/buy-now-status';
import type { SavedQuote } from '#domain/saved-quote';
import { silence } from '#flow/testing/run-machine';
import { questionsOf } from '#forms/purchase/carrier';
import { variantOf } from '#forms/purchase/purchase.context';
import { exampleAnswers, exampleDriver, sam } from '#forms/purchase/purchase.examples';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { autoPaymentConfig } from './auto-payment.config.ts';
import {
  connectPayment,
  connectPolicy,
  connectQuestions,
  connectRating,
  connectShell,
  connectSigning,
  connectSold,
} from './auto-payment.connect.ts';
import { newVisit, quotePurchaseOf } from './auto-payment.context.ts';
import { exampleConfig, exampleResult, exampleSavedQuote, refusedResult, stateAt } from './auto-payment.examples.ts';
import { visitOf } from './auto-payment.resume.ts';
import type { SubmittedAnswers } from './auto-payment.submission.ts';
import type { AutoPaymentEvent, PurchaseState } from './auto-payment.types.ts';
import { plainCarrier } from './carrier.ts';
import { OtherChargeError } from './payment/charge-card.ts';
import { signingEventOf } from './purchase-link.ts';
import { runAutoPayment } from './testing/run-auto-payment.ts';

const driver = { type: 'DRIVER.CONFIRMED', answers: exampleDriver } as const satisfies AutoPaymentEvent;
const drivers: AutoPaymentEvent = { type: 'DRIVERS.CONFIRMED', drivers: [sam] };
const questions: AutoPaymentEvent = { type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers };
const pay: AutoPaymentEvent = { type: 'PAY.PRESSED' };
const sign: AutoPaymentEvent = { type: 'SIGN.PRESSED' };
const retry: AutoPaymentEvent = { type: 'RETRY' };

const lost = new NetworkError('processPayment');

/** Collects the payment statuses from now on. */
function statusesOf({ actor }: ReturnType<typeof runAutoPayment>): ReadonlySet<string> {
  const seen = new Set<string>();
  actor.subscribe((snapshot) => seen.add(connectPayment(snapshot).status));
  return seen;
}

/** What the status was requested for last. */
const lastStateInput = ({ asked }: ReturnType<typeof runAutoPayment>) =>
  asked.findLast(({ name }) => name === 'purchaseState')?.input;

/** An open charge, as stored. */
const openCharge = (transactionId: string) => ({ transactionId, carrierId: '1004', isOpen: true });

/** What a reload restores: the visit, and whether the device has an open charge (`payment/charge-card.test.ts`). */
const reloadOf = (page: ReturnType<typeof runAutoPayment>) => {
  const context = page.context();
  const { transactionId, firstTransactionId } = quotePurchaseOf(context);
  return {
    visit: visitOf(context),
    firstTransactionId,
    charge: context.isChargeOpen ? openCharge(transactionId) : undefined,
  };
};

/** Starts a run with this status code. */
async function at(code: BuyNowCode, options: Parameters<typeof runAutoPayment>[0] = {}) {
  const page = runAutoPayment({ ...options, responses: { purchaseState: stateAt(code), ...options.responses } });
  await page.go();
  return page;
}

describe('the entry', () => {
  it('fails with a message when the address has no purchase', async () => {
    const page = runAutoPayment({ input: { link: { transactionId: '', carrierId: '', payPlan: '' } } });
    await page.go();
    expect(connectShell(page.actor.getSnapshot()).page).toBe('incomplete');
    expect(page.failures).toEqual(['address']);
  });

  it('restores carrier, pay plan and answers from the transaction id', async () => {
    const visit = { ...newVisit({ carrierId: '1004', payPlan: 'Monthly' }), driver: exampleDriver };
    const page = runAutoPayment({
      visit,
      input: { link: { transactionId: 'transaction-1', carrierId: '', payPlan: '' } },
    });
    await page.go();
    expect(page.context()).toMatchObject({ carrierId: '1004', payPlan: 'Monthly', driver: exampleDriver });
    expect(page.isIn({ journey: 'driver' })).toBe(true);
  });

  it('takes the carrier from the quote if neither the address nor this device has it', async () => {
    const link = { transactionId: 'transaction-1', carrierId: '', payPlan: '' };
    const settings = { ...exampleConfig, carriers: [{ ...plainCarrier, carrierId: '1008', enableMileage: true }] };
    const page = runAutoPayment({
      input: { link, settings },
      responses: { quote: { ...exampleSavedQuote, carrierId: '1008' }, purchaseState: stateAt(4) },
    });
    await page.go();
    expect(page.isIn({ journey: 'signing' })).toBe(true);
    expect(page.inputOf('questions')).toEqual({ carrierId: '1008' });
    expect(page.inputOf('purchaseState')).toMatchObject({ transactionId: 'transaction-1', carrierId: '1008' });
    expect(page.context().config.carriers).toMatchObject([{ carrierId: '1008', enableMileage: true }]);

    const unknown = runAutoPayment({ input: { link } });
    await unknown.go();
    expect(connectShell(unknown.actor.getSnapshot()).page).toBe('incomplete');
    expect(unknown.failures).toEqual(['address']);
  });

  it('buys from the carrier in the address, even if the quote names another', async () => {
    const page = await at(-1, { responses: { quote: { ...exampleSavedQuote, carrierId: '1008' } } });
    expect(page.context().carrierId).toBe('1004');
  });

  it('keeps the services that have the quote until its state is known', async () => {
    const { zip } = exampleSavedQuote.address;
    let asked = 0;
    const quote = () => {
      asked += 1;
      if (asked === 1) throw new RefusedError('loadQuoteByTransaction');
      return { ...exampleSavedQuote, address: { zip } };
    };
    const page = runAutoPayment({ input: { placeState: 'CA' }, responses: { quote, placeByZip: silence } });
    await page.go();
    expect(page.isIn({ journey: 'driver' })).toBe(true);
    expect(variantOf(page.context())).toBe('primary');
    const found = runAutoPayment({
      responses: {
        quote: { ...exampleSavedQuote, address: { zip } },
        placeByZip: { zip, city: 'Fresno', state: 'CA' },
      },
    });
    await found.go();
    expect(variantOf(found.context())).toBe('ca');
  });

  it('drops saved answers to another carrier', async () => {
    const page = runAutoPayment({ visit: { ...newVisit({ carrierId: '1008' }), driver: exampleDriver } });
    await page.go();
    expect(page.context()).toMatchObject({ carrierId: '1004' });
    expect(page.context().driver).toBeUndefined();
  });

  it('reports a quote that was not found', async () => {
    const page = runAutoPayment({ responses: { quote: new RefusedError('loadQuoteByTransaction') } });
    await page.go();
    expect(connectShell(page.actor.getSnapshot()).page).toBe('notFound');
    expect(page.failures).toEqual(['quote-not-found']);
  });

  it('retries once with the California services when the primary services do not find the quote', async () => {
    const unknown = new RefusedError('loadQuoteByTransaction');
    const page = runAutoPayment({ responses: { quote: unknown } });
    await page.go();
    expect(page.timesAsked('quote')).toBe(2);
    expect(page.context().quoteVariant).toBe('ca');
  });

  it('tries the other services once more when the visitor retries', async () => {
    const page = runAutoPayment({ responses: { quote: new RefusedError('loadQuoteByTransaction') } });
    await page.go(retry);
    expect(page.timesAsked('quote')).toBe(4);
  });

  test.each(['quote', 'questions', 'purchaseState'] as const)('reloads %s when the network returns', async (name) => {
    const page = runAutoPayment({ responses: { [name]: lost } });
    await page.go();
    expect(connectShell(page.actor.getSnapshot()).page).toBe('failed');
    const good = runAutoPayment();
    page.responses[name] = good.responses[name];
    await page.go({ type: 'NETWORK.RETURNED' });
    expect(page.isIn({ journey: 'driver' })).toBe(true);
  });
});

describe('the purchase status', () => {
  test.each([
    [-1, 'driver'],
    [0, 'driver'],
    [1, 'policy'],
    [4, 'signing'],
    [6, 'sold'],
  ] as const)('opens status %s at %s', async (code, section) => {
    const page = await at(code);
    expect(connectShell(page.actor.getSnapshot()).page).toBe(section);
  });

  it('charges a card that the bank approved, and returns to the policy while the bank’s answer is pending', async () => {
    const page = await at(1, {
      responses: { purchaseState: stateAt(1, { paymentToken: 'card-1', payment: 'approved' }), processing: silence },
    });
    expect(page.isIn({ journey: 'processing' })).toBe(true);
    const pending = await at(1, { responses: { purchaseState: stateAt(1, { paymentToken: 'card-1' }) } });
    expect(pending.isIn({ journey: 'policy' })).toBe(true);
  });

  it('reports that a paid policy could not be issued, and polls again', async () => {
    const page = await at(3, { responses: { purchaseState: stateAt(3, { hasIssueFailed: true }) } });
    expect(connectSigning(page.actor.getSnapshot()).status).toBe('issueFailed');
    page.responses.purchaseState = stateAt(4);
    await page.wait(exampleConfig.reloadDelay);
    expect(connectSigning(page.actor.getSnapshot()).status).toBe('asking');
  });

  it('returns to the policy with the message of an uncharged payment, even an empty one', async () => {
    const page = await at(2, {
      responses: { processing: { outcome: 'notCharged', resultCode: 0, status: '', message: '' } },
    });
    expect(connectPolicy(page.actor.getSnapshot()).message).toBe('');
    const fresh = await at(1);
    expect(connectPolicy(fresh.actor.getSnapshot()).message).toBeUndefined();
  });

  it('returns to the policy with the bank’s reason when the card was declined', async () => {
    const declined = { payment: 'declined', paymentDescription: 'The bank declined the card.' } as const;
    const page = await at(1, { responses: { purchaseState: stateAt(1, { paymentToken: 'card-1', ...declined }) } });
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    expect(connectPolicy(page.actor.getSnapshot()).message).toBe('The bank declined the card.');
  });

  it('ends with the confirmation when the policy cannot be signed online', async () => {
    const page = await at(4, { responses: { purchaseState: stateAt(4, { canSign: false }) } });
    expect(connectSold(page.actor.getSnapshot())).toMatchObject({ isSigned: false, policyId: '1004-004217' });
  });

  test.each([
    [3, 'issuing'],
    [5, 'processing'],
  ] as const)('polls status %s again after the configured delay', async (code, status) => {
    const page = await at(code);
    expect(connectSigning(page.actor.getSnapshot()).status).toBe(status);
    const asked = page.timesAsked('purchaseState');
    page.responses.purchaseState = stateAt(6);
    await page.wait(exampleConfig.reloadDelay - 1);
    expect(page.timesAsked('purchaseState')).toBe(asked);
    await page.wait(1);
    expect(page.isIn({ journey: 'sold' })).toBe(true);
  });

  it('retries a failed status request at growing intervals, and logs the failure once', async () => {
    const page = await at(-1, { responses: { purchaseState: lost } });
    await page.wait(60);
    // After 3, 6, 12 and 24 seconds.
    expect(page.timesAsked('purchaseState')).toBe(5);
    expect(page.logged).toEqual(['Error in Get Buy Now Status API']);
  });

  it('does not retry a rejected status request until the visitor presses Try again', async () => {
    const page = await at(-1, {
      responses: { purchaseState: new RefusedError('currentBuyNowStatus', { reason: 'No.' }) },
    });
    await page.wait(60);
    expect(page.timesAsked('purchaseState')).toBe(1);
    page.responses.purchaseState = stateAt(4);
    await page.go(retry);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('stays in the same section while the status is polled, and logs a failed request', async () => {
    const page = await at(3);
    page.responses.purchaseState = lost;
    await page.wait(exampleConfig.reloadDelay);
    expect(connectShell(page.actor.getSnapshot())).toMatchObject({ page: 'signing', notice: 'unreachable' });
    expect(page.logged).toContain('Error in Get Buy Now Status API');
    page.responses.purchaseState = stateAt(6);
    await page.go(retry);
    expect(connectShell(page.actor.getSnapshot())).toMatchObject({ page: 'sold', notice: undefined });
  });
});

describe('the answers', () => {
  it('submits the answers after the questions, waits for the rating, and continues with the policy', async () => {
    const page = await at(-1);
    page.responses.purchaseState = stateAt(1);
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: { policy: 'showing' } })).toBe(true);
    expect(page.inputOf('submission')).toMatchObject({
      answers: {
        purchase: { transactionId: 'transaction-1', carrierId: '1004' },
        payPlan: 'Monthly',
        quoteNumber: 'Q-58213',
        drivers: [
          { firstName: 'Alex', relation: 'self', license: { number: exampleDriver.licenseNumber } },
          { firstName: 'Sam', relation: 'spouse' },
        ],
      },
    });
  });

  it('prefills the answers of the transaction, mapped to the values of each question', async () => {
    const answers = [
      { code: 'HomeOwner', answer: 'Y' },
      { code: 'Damage', answer: '0' },
      { code: 'Rideshare', answer: 'maybe' },
      { code: 'Other', answer: 'Y' },
    ];
    const page = await at(-1, { responses: { quote: { ...exampleSavedQuote, answers } } });
    expect(page.context().answers).toEqual({ HomeOwner: 'yes', Damage: 'no' });
  });

  it('follows the status instead of the rejection when another tab has already paid', async () => {
    const page = await at(-1, { responses: { submission: new RefusedError('submitPurchase', { reason: 'Paid.' }) } });
    page.responses.purchaseState = stateAt(4);
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
    const unpaid = await at(-1, {
      responses: { submission: new RefusedError('submitPurchase', { reason: 'Closed today.' }) },
    });
    await unpaid.go(driver, drivers, questions);
    expect(connectRating(unpaid.actor.getSnapshot())).toMatchObject({ hasFailed: true, reason: 'Closed today.' });
  });

  it('finds drivers that the quote lists twice', async () => {
    const [primary] = exampleSavedQuote.drivers;
    const other = {
      ...primary!,
      firstName: 'Sam',
      birthDate: { year: 1992, month: 2, day: 3 },
      relation: 'spouse' as const,
    };
    const page = await at(-1, { responses: { quote: { ...exampleSavedQuote, drivers: [primary!, other, other] } } });
    expect(page.context().drivers).toHaveLength(1);
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: page.context().drivers! });
    expect(connectQuestions(page.actor.getSnapshot()).quotedTwice).toEqual(['Sam Example']);
  });

  it('clears the duplicate drivers once the visitor removes them', async () => {
    const page = await at(-1);
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: [sam, { ...sam, id: 'manual-1', isManual: true }] });
    expect(connectQuestions(page.actor.getSnapshot()).repeatedDrivers).toEqual(['Sam Example']);
    await page.go({ type: 'BACK' }, { type: 'DRIVERS.CONFIRMED', drivers: [sam] });
    expect(connectQuestions(page.actor.getSnapshot()).repeatedDrivers).toEqual([]);
  });

  it('submits the license’s issue date when the driver records have it', async () => {
    const number = driver.answers.licenseNumber;
    const household = { drivers: [], commonId: '', issueDates: { [number]: '2019-05-06', other: '2001-02-03' } };
    const page = await at(-1, { responses: { licenseCheck: { isRight: true, household } } });
    await page.go(driver, drivers, questions);
    const { answers } = page.inputOf('submission') as { answers: SubmittedAnswers };
    expect(answers.drivers[0].license).toMatchObject({ number, issueDate: '2019-05-06' });
  });

  it('logs a repeatedly failing household search once, and a failed zip code lookup', async () => {
    const household = { drivers: [], commonId: 'c-1', issueDates: {} };
    const { address } = exampleSavedQuote;
    const quote = { ...exampleSavedQuote, address: { ...address, city: undefined } };
    const page = await at(-1, {
      responses: { quote, placeByZip: lost, licenseCheck: { isRight: true, household }, followUp: lost },
    });
    expect(page.rejected).toHaveLength(1);
    await page.go(driver);
    for (let search = 0; search < 5; search += 1) await page.wait(60);
    expect(page.timesAsked('followUp')).toBeGreaterThan(2);
    expect(page.rejected).toHaveLength(2);
  });

  it('does not sell a result that the carrier calls failed, even with other fields set', async () => {
    const failed = { ...exampleResult, status: 'Error', statusDescription: 'Declined' };
    const page = await at(-1, { responses: { result: failed } });
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: { rating: 'resultFailed' } })).toBe(true);
  });

  it('reuses the submission id until an answer changes', async () => {
    const page = await at(-1, { responses: { submission: lost } });
    await page.go(driver, drivers, questions, retry);
    const [first, second] = page.asked.filter(({ name }) => name === 'submission').map(({ input }) => input) as {
      id: string;
    }[];
    expect(second!.id).toBe(first!.id);
    await page.go({ type: 'BACK' }, { type: 'QUESTIONS.CONFIRMED', answers: { ...exampleAnswers, HomeOwner: 'no' } });
    const third = page.asked.findLast(({ name }) => name === 'submission')!.input as { id: string };
    expect(third.id).not.toBe(first!.id);
  });

  it('submits an excluded driver without the answers that were not required', async () => {
    const settings = { ...exampleConfig, carriers: [{ ...plainCarrier, carrierId: '1004', enableActionType: true }] };
    const page = await at(-1, { input: { settings } });
    const excluded = { ...sam, action: 'exclude' as const, gender: '' as const };
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: [excluded] }, questions);
    const { answers } = page.inputOf('submission') as { answers: { drivers: object[] } };
    expect(answers.drivers[1]).toMatchObject({ firstName: 'Sam', isExcluded: true, maritalStatus: 'married' });
    expect(answers.drivers[1]).not.toHaveProperty('gender');
  });

  it('submits all drivers of the quote with their quoted data when the carrier hides their section', async () => {
    const settings = {
      ...exampleConfig,
      carriers: [{ ...plainCarrier, carrierId: '1004', hideAdditionalDriverSection: true }],
    };
    const knownData = { birthDate: '1992-03-04' as const, relation: 'child' as const };
    const quote: SavedQuote = {
      ...exampleSavedQuote,
      drivers: [
        ...exampleSavedQuote.drivers.slice(0, 1),
        { firstName: 'Robin', lastName: 'Madeup', ...knownData, residence: 'military' },
        { firstName: 'Jamie', lastName: 'Madeup', ...knownData, status: 'excludedUnlicensed' },
      ],
    };
    const page = await at(-1, { input: { settings }, responses: { quote } });
    await page.go(driver, questions);
    const { answers } = page.inputOf('submission') as { answers: { drivers: object[] } };
    expect(answers.drivers.slice(1)).toMatchObject([
      { firstName: 'Robin', residence: 'military' },
      { firstName: 'Jamie', isExcluded: true, status: 'excludedUnlicensed' },
    ]);
    expect(answers.drivers[1]).not.toHaveProperty('maritalStatus');
    expect(answers.drivers[1]).not.toHaveProperty('isExcluded');
  });

  it('asks for missing data of quoted drivers, then submits all, when the carrier hides their section', async () => {
    const settings = {
      ...exampleConfig,
      carriers: [
        { ...plainCarrier, carrierId: '1004', hideAdditionalDriverSection: true, enableMaritalValidation: true },
      ],
    };
    const quote: SavedQuote = {
      ...exampleSavedQuote,
      drivers: [
        ...exampleSavedQuote.drivers.slice(0, 1),
        { firstName: 'Robin', lastName: 'Madeup', birthDate: '1992-03-04', maritalStatus: 'married' },
        { firstName: 'Jamie', lastName: 'Madeup', relation: 'child', license: { type: 'foreign', number: 'X-1' } },
        { firstName: 'Kim', lastName: 'Madeup', relation: 'parent', birthDate: '1962-03-04' },
      ],
    };
    const page = await at(-1, { input: { settings }, responses: { quote } });
    await page.go(driver);
    expect(page.isIn({ journey: { drivers: 'asking' } })).toBe(true);
    const [robin, jamie, kim] = page.context().drivers!;
    const answered = [{ ...robin!, relation: 'child' as const }, { ...jamie!, birthDate: '2015-12-12' }, kim!];
    await page.go({ type: 'DRIVERS.CONFIRMED', drivers: answered }, { type: 'BACK' });
    // The visitor can correct these answers.
    expect(page.isIn({ journey: { drivers: 'asking' } })).toBe(true);
    await page.go({ type: 'DRIVERS.CONFIRMED', drivers: answered }, questions);
    expect(page.timesAsked('driverChecks')).toBe(0);
    const { answers } = page.inputOf('submission') as { answers: { drivers: object[] } };
    expect(answers.drivers.slice(1)).toMatchObject([
      { firstName: 'Robin', relation: 'child', birthDate: '1992-03-04', maritalStatus: 'married' },
      { firstName: 'Jamie', relation: 'child', birthDate: '2015-12-12', license: { type: 'foreign', number: 'X-1' } },
      { firstName: 'Kim', relation: 'parent', birthDate: '1962-03-04' },
    ]);
  });

  it('submits the quoted data of a driver whose date of birth the visitor enters', async () => {
    const license = { type: 'learnersPermit', number: '87654321', id: 'TX-7', issueDate: '2020-02-03' } as const;
    const address = { street: '9 Sample Road', city: 'Austin', state: 'TX', zip: '78702' } as const;
    const quote: SavedQuote = {
      ...exampleSavedQuote,
      drivers: [
        ...exampleSavedQuote.drivers.slice(0, 1),
        { firstName: 'Robin', lastName: 'Madeup', isInsured: true, hadPriorInsurance: true, license, address },
      ],
    };
    const page = await at(-1, { responses: { quote } });
    const [robin] = page.context().drivers!;
    const typed = { ...robin!, ...({ relation: 'child', gender: 'male', maritalStatus: 'single' } as const) };
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: [{ ...typed, birthDate: '1999-01-02' }] }, questions);
    const { answers } = page.inputOf('submission') as { answers: { drivers: object[] } };
    expect(answers.drivers[1]).toMatchObject({
      birthDate: '1999-01-02',
      isInsured: true,
      hadPriorInsurance: true,
      license,
      address,
    });
  });

  test.each([
    ['2026-11-19', undefined],
    ['2026-11-20', '2026-11-20'],
    ['2026-12-01', '2026-12-01'],
  ])('submits a quote for %s on November 20 with the effective date %s', async (effectiveDate, submitted) => {
    // Late in the evening in Chicago, where it is the next day in London.
    const now = () => Date.UTC(2026, 10, 21, 5);
    const page = await at(-1, { input: { now }, responses: { quote: { ...exampleSavedQuote, effectiveDate } } });
    await page.go(driver, drivers, questions);
    const { answers } = page.inputOf('submission') as { answers: SubmittedAnswers };
    expect(answers.effectiveDate).toBe(submitted);
  });

  it('submits the quote’s reason for excluding a driver to a carrier that asks only for the action', async () => {
    const settings = { ...exampleConfig, carriers: [{ ...plainCarrier, carrierId: '1004', enableActionType: true }] };
    const [primary] = exampleSavedQuote.drivers;
    const knownData = { birthDate: '1992-03-04', relation: 'child', maritalStatus: 'single' } as const;
    const quote: SavedQuote = {
      ...exampleSavedQuote,
      drivers: [primary!, { firstName: 'Robin', lastName: 'Madeup', ...knownData, status: 'excludedUnlicensed' }],
    };
    const page = await at(-1, { input: { settings }, responses: { quote } });
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: page.context().drivers! }, questions);
    const { answers } = page.inputOf('submission') as { answers: { drivers: object[] } };
    expect(answers.drivers[1]).toMatchObject({ isExcluded: true, status: 'excludedUnlicensed' });
    const included = page.context().drivers!.map((other) => ({ ...other, action: 'include' as const }));
    await page.go({ type: 'BACK' }, { type: 'BACK' }, { type: 'DRIVERS.CONFIRMED', drivers: included }, questions);
    const last = page.asked.findLast(({ name }) => name === 'submission')!.input as typeof answers & {
      answers: { drivers: object[] };
    };
    expect(last.answers.drivers[1]).not.toHaveProperty('status');
  });

  it('submits no status for a driver whose action is include', async () => {
    const settings = { ...exampleConfig, carriers: [{ ...plainCarrier, carrierId: '1004', enableActionType: true }] };
    const page = await at(-1, { input: { settings } });
    const included = { ...sam, action: 'include' as const, status: 'excluded' as const };
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: [included] }, questions);
    const { answers } = page.inputOf('submission') as { answers: { drivers: object[] } };
    expect(answers.drivers[1]).not.toHaveProperty('status');
    expect(answers.drivers[1]).not.toHaveProperty('isExcluded');
  });

  it('returns to the questions with the carrier’s explanation of a result without errors', async () => {
    const statusDescription = ' The carrier needs a garage for this car. ';
    for (const result of [
      { ...exampleResult, status: 'Error', statusDescription },
      { ...exampleResult, status: '', statusDescription, options: [] },
    ]) {
      const page = await at(-1, { responses: { result } });
      await page.go(driver, drivers, questions);
      expect(page.isIn({ journey: { moreQuestions: 'asking' } })).toBe(true);
      expect(page.context().refusals).toEqual([statusDescription.trim()]);
      expect(page.refusals).toEqual([1]);
      const later = await at(1, { responses: { result } });
      expect(later.isIn({ journey: { moreQuestions: 'asking' } })).toBe(true);
    }
  });

  it.each(['signing_complete', 'SIGNING_COMPLETE', 'Decline'])('reads the event %s case-insensitively', (event) => {
    expect(signingEventOf(`/pay?event=${event}`)).toBe(event.toLowerCase());
  });

  it('puts the carrier’s questions into the configured order, and the others after them', async () => {
    const settings = { ...exampleConfig, carriers: [{ ...plainCarrier, carrierId: '1004', questionOrder: 'Damage' }] };
    const page = await at(-1, { input: { settings }, responses: { result: refusedResult } });
    await page.go(driver, drivers);
    const asked = () => {
      const { config, carrier } = connectQuestions(page.actor.getSnapshot());
      return questionsOf(config, carrier).map(({ code }) => code);
    };
    expect(asked()).toEqual(['Damage', 'HomeOwner', 'Rideshare']);
    await page.go(questions);
    expect(page.isIn({ journey: 'moreQuestions' })).toBe(true);
    expect(asked()).toEqual(['Damage', 'HomeOwner', 'Rideshare']);
  });

  it('keeps the service’s reason when the policy does not load', async () => {
    const result = new RefusedError('carrierResult', { reason: 'The carrier is closed.' });
    const page = await at(1, { responses: { result } });
    expect(connectPolicy(page.actor.getSnapshot())).toMatchObject({
      hasFailed: true,
      reason: 'The carrier is closed.',
    });
  });

  it('sells a successful result that has a description, and polls a pending one', async () => {
    const statusDescription = 'The carrier has rated the answers.';
    const sold = await at(1, { responses: { result: { ...exampleResult, statusDescription } } });
    expect(sold.isIn({ journey: { policy: 'showing' } })).toBe(true);
    expect(sold.context().refusals).toEqual([]);
    const pending = { ...exampleResult, status: 'Pending', statusDescription, options: [] };
    const waiting = await at(1, { responses: { result: pending } });
    expect(waiting.isIn({ journey: { policy: 'waiting' } })).toBe(true);
  });

  it('polls a pending result when the policy is opened again', async () => {
    const page = await at(1, { responses: { result: { ...exampleResult, status: 'Pending', options: [] } } });
    expect(connectPolicy(page.actor.getSnapshot())).toMatchObject({ hasFailed: false, isLate: false });
    await page.wait(30);
    expect(page.timesAsked('result')).toBeGreaterThan(25);
    expect(connectPolicy(page.actor.getSnapshot())).toMatchObject({ hasFailed: false, isLate: true });
    page.responses.result = exampleResult;
    await page.wait(5);
    expect(page.isIn({ journey: { policy: 'showing' } })).toBe(true);
    expect(page.logged).toEqual([]);
  });

  it('polls a result that is still pending after the rating', async () => {
    const page = await at(-1, { responses: { result: { ...exampleResult, status: 'Pending', options: [] } } });
    await page.go(driver, drivers, questions);
    expect(connectRating(page.actor.getSnapshot()).hasFailed).toBe(false);
    page.responses.result = exampleResult;
    page.responses.purchaseState = stateAt(1);
    await page.wait(1);
    expect(page.isIn({ journey: 'policy' })).toBe(true);
  });

  it('offers the phone when the status stays behind the rating', async () => {
    const page = await at(0);
    await page.go(driver, drivers, questions);
    expect(connectRating(page.actor.getSnapshot()).isLate).toBe(false);
    await page.wait(15);
    expect(connectRating(page.actor.getSnapshot())).toMatchObject({ hasFailed: false, isLate: true });
  });

  it('returns to the answers when the status after the rating did not load', async () => {
    const page = await at(-1);
    page.responses.purchaseState = new RefusedError('buyNowStatus', { reason: 'Closed today.' });
    await page.go(driver, drivers, questions);
    expect(connectRating(page.actor.getSnapshot()).hasFailed).toBe(true);
    await page.go({ type: 'BACK' });
    expect(page.isIn({ journey: 'underwriting' })).toBe(true);
  });

  it('polls until the status includes the rating', async () => {
    const page = await at(0);
    await page.go(driver, drivers, questions);
    expect(connectShell(page.actor.getSnapshot()).page).toBe('rating');
    page.responses.purchaseState = stateAt(1);
    await page.wait(exampleConfig.reloadDelay);
    expect(page.isIn({ journey: 'policy' })).toBe(true);
  });

  it('polls the rating at growing intervals, and marks it as late', async () => {
    const page = await at(-1, { responses: { rating: { isDone: false } } });
    await page.go(driver, drivers, questions);
    expect(connectRating(page.actor.getSnapshot()).isLate).toBe(false);
    await page.wait(30);
    expect(connectRating(page.actor.getSnapshot()).isLate).toBe(true);
    const asked = page.timesAsked('rating');
    await page.wait(50);
    expect(page.timesAsked('rating')).toBe(asked + 10);
    await page.go({ type: 'BACK' });
    expect(page.isIn({ journey: 'underwriting' })).toBe(true);
  });

  it('does not poll the rating or its result while the page is hidden, and polls at once when the visitor returns', async () => {
    const page = await at(-1, { responses: { rating: { isDone: false } } });
    await page.go(driver, drivers, questions);
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await page.wait(60);
    expect(page.timesAsked('rating')).toBe(1);
    page.responses.rating = { isDone: true };
    page.responses.result = { ...exampleResult, status: 'Pending', options: [] };
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect([page.timesAsked('rating'), page.timesAsked('result')]).toEqual([2, 1]);

    const again = await at(1, { responses: { result: { ...exampleResult, status: 'Pending', options: [] } } });
    await again.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await again.wait(60);
    expect(again.timesAsked('result')).toBe(1);
    again.responses.result = exampleResult;
    await again.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(again.isIn({ journey: { policy: 'showing' } })).toBe(true);
  });

  it('asks the page’s own questions after the carrier’s', async () => {
    const settings = z.parse(autoPaymentConfig, { questions: [{ code: 'Pets', text: 'Do you have pets?' }] });
    const page = await at(-1, { input: { settings } });
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: 'moreQuestions' })).toBe(true);
    expect(page.context().config.questions.map(({ code }) => code)).toEqual(['Pets']);
  });

  it('polls until the carrier has rated the answers', async () => {
    const page = await at(-1, { responses: { rating: { isDone: false } } });
    await page.go(driver, drivers, questions);
    expect(connectShell(page.actor.getSnapshot()).page).toBe('rating');
    page.responses.rating = { isDone: true };
    page.responses.purchaseState = stateAt(1);
    await page.wait(1);
    expect(page.isIn({ journey: 'policy' })).toBe(true);
  });

  it('returns to the questions with the carrier’s reasons for not selling the policy', async () => {
    const page = await at(-1, { responses: { result: refusedResult } });
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: { moreQuestions: 'asking' } })).toBe(true);
    expect(page.context().refusals).toEqual(refusedResult.errors);
    expect(page.refusals).toEqual([1]);
  });

  it('goes back to the driver section when this device has no saved answers', async () => {
    const page = await at(1);
    await page.go({ type: 'BACK' });
    expect(page.isIn({ journey: 'driver' })).toBe(true);
  });

  it('logs a missing carrier result', async () => {
    const page = await at(-1, { responses: { result: new StatusError('carrierResult', 500) } });
    await page.go(driver, drivers, questions);
    expect(page.hasTag('failed')).toBe(true);
    expect(page.logged).toEqual(['Error loading getCarrierResultsByTransactionId API data']);
  });
});

describe('the payment', () => {
  it('opens the partner’s payment page, and reloads the status when the visitor returns', async () => {
    const page = await at(1);
    await page.go(pay);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('atPartner');
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.isIn({ journey: 'payment' })).toBe(true);
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    page.responses.purchaseState = stateAt(2);
    page.responses.processing = silence;
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.isIn({ journey: { processing: 'charging' } })).toBe(true);
  });

  it('opens one payment page for fifty presses of Pay', async () => {
    const page = await at(1, { responses: { paymentPage: silence } });
    await page.go(...Array.from({ length: 50 }, () => pay));
    expect(page.timesAsked('paymentPage')).toBe(1);
  });

  it('embeds the card form in a frame when configured, and continues when the form reports success', async () => {
    const settings = { ...exampleConfig, payment: { ...exampleConfig.payment, mode: 'frame' as const } };
    const page = await at(1, { input: { settings } });
    await page.go(pay);
    expect(connectPayment(page.actor.getSnapshot())).toMatchObject({
      status: 'framed',
      url: 'https://pay.partner.example/card/1',
    });
    page.responses.purchaseState = stateAt(4);
    await page.go({ type: 'CARD.SUCCEEDED' });
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('does not take a second card when the bank has approved a payment but the status has no card token', async () => {
    const { status } = stateAt(1);
    const approved = { ...stateAt(1), status: { ...status!, payment: 'approved' as const, paymentToken: '' } };
    const page = await at(1, { responses: { purchaseState: approved } });
    const seen = statusesOf(page);
    await page.wait(exampleConfig.reloadDelay * 8);
    expect(page.timesAsked('purchaseState')).toBeGreaterThan(3);
    // The outcome stays on the screen while the status loads: only a new outcome takes the focus.
    expect(seen).toEqual(new Set(['unknown']));
    page.responses.purchaseState = stateAt(4);
    await page.go(retry);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('keeps an unknown payment on the screen while its card is charged again with the same key', async () => {
    const page = await at(2, { responses: { processing: lost } });
    const seen = statusesOf(page);
    await page.wait(exampleConfig.reloadDelay * 8);
    expect(page.timesAsked('processing')).toBeGreaterThan(2);
    expect(seen).toEqual(new Set(['unknown']));
    page.responses.processing = { outcome: 'failed', resultCode: 402, status: 'Failed', message: 'No.' };
    await page.wait(60);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('failed');
  });

  it.each([
    ['status 402 without a refusal', new StatusError('processPayment', 402, 'Card declined.')],
    ['a refused access', new StatusError('processPayment', 403)],
    ['a code beside the status of a charge', { outcome: 'contradictory', resultCode: 0, status: 'Paid', message: '' }],
  ])('repeats a charge only by a press after an answer without an outcome: %s', async (_what, answer) => {
    const page = await at(2, { responses: { processing: answer } });
    await page.wait(exampleConfig.reloadDelay * 40);
    expect(page.timesAsked('purchaseState')).toBeGreaterThan(3);
    expect(page.timesAsked('processing')).toBe(1);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(page.timesAsked('processing')).toBe(2);
    await page.wait(exampleConfig.reloadDelay * 40);
    expect(page.timesAsked('processing')).toBe(2);
    page.responses.purchaseState = stateAt(4);
    await page.go(retry);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('counts a press on Check again while the status loads, or after it could not be loaded', async () => {
    const answer = new StatusError('processPayment', 402, 'Card declined.');
    const page = await at(2, { responses: { processing: answer } });
    let answerStatus: (state: PurchaseState) => void = () => undefined;
    page.responses.purchaseState = () => new Promise<PurchaseState>((resolve) => (answerStatus = resolve));
    await page.wait(exampleConfig.reloadDelay);
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(page.timesAsked('processing')).toBe(1);
    answerStatus(stateAt(2));
    await page.go();
    expect(page.timesAsked('processing')).toBe(2);

    const failing = await at(2, { responses: { processing: answer } });
    failing.responses.purchaseState = lost;
    await failing.wait(exampleConfig.reloadDelay);
    failing.responses.purchaseState = stateAt(2);
    await failing.go({ type: 'STATUS.REQUESTED' });
    expect(failing.timesAsked('processing')).toBe(2);
  });

  it('repeats a charge by itself after 401, which had no effect', async () => {
    const page = await at(2, { responses: { processing: new StatusError('processPayment', 401) } });
    await page.wait(exampleConfig.reloadDelay * 8);
    expect(page.timesAsked('processing')).toBeGreaterThan(1);
  });

  it('keeps a pending payment on the screen while the status loads', async () => {
    const page = await at(2, {
      responses: { processing: { outcome: 'pending', resultCode: 102, status: 'Pending', message: '' } },
    });
    const seen = statusesOf(page);
    await page.wait(exampleConfig.reloadDelay * 8);
    expect(page.timesAsked('processing')).toBeGreaterThan(2);
    expect(seen).toEqual(new Set(['processing']));
  });

  it('checks the status when the frame stores no card, and continues if another tab has paid', async () => {
    const settings = { ...exampleConfig, payment: { ...exampleConfig.payment, mode: 'frame' as const } };
    const page = await at(1, { input: { settings } });
    await page.go(pay, { type: 'CARD.REFUSED' });
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('framed');
    page.responses.purchaseState = stateAt(4);
    await page.go({ type: 'CARD.REFUSED' });
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('marks a card as awaited while its bank has not answered, and checks the status on request', async () => {
    const page = await at(1, { responses: { purchaseState: stateAt(1, { paymentToken: 'card-1' }) } });
    expect(connectPolicy(page.actor.getSnapshot()).card).toBe('awaited');
    page.responses.purchaseState = lost;
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(page.isIn({ journey: { policy: 'showing' } })).toBe(true);
    expect(connectPolicy(page.actor.getSnapshot()).hasCheckFailed).toBe(true);
    page.responses.purchaseState = silence;
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(connectPolicy(page.actor.getSnapshot())).toMatchObject({ hasCheckFailed: false, isAsking: true });
    const late = await at(1, { responses: { purchaseState: stateAt(1, { paymentToken: 'card-1' }) } });
    late.responses.purchaseState = stateAt(4);
    await late.go({ type: 'STATUS.REQUESTED' });
    expect(late.isIn({ journey: 'signing' })).toBe(true);
    const fresh = await at(1);
    expect(connectPolicy(fresh.actor.getSnapshot()).card).toBeUndefined();
  });

  it('polls at growing intervals for a card that was reported and the status does not have, unless the page is hidden', async () => {
    const settings = { ...exampleConfig, payment: { ...exampleConfig.payment, mode: 'frame' as const } };
    const page = await at(1, { input: { settings } });
    await page.go(pay, { type: 'CARD.SUCCEEDED' });
    expect(connectPolicy(page.actor.getSnapshot()).card).toBe('unknown');
    const asked = page.timesAsked('purchaseState');
    await page.wait(exampleConfig.reloadDelay);
    expect(page.timesAsked('purchaseState')).toBe(asked + 1);
    page.responses.purchaseState = lost;
    await page.wait(60);
    // After 3, 6, 12 and 24 more seconds.
    expect(page.timesAsked('purchaseState')).toBe(asked + 5);
    expect(connectPolicy(page.actor.getSnapshot())).toMatchObject({ card: 'unknown', isAsking: false });
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await page.wait(120);
    expect(page.timesAsked('purchaseState')).toBe(asked + 5);
    page.responses.purchaseState = stateAt(1, { paymentToken: 'card-1' });
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(connectPolicy(page.actor.getSnapshot()).card).toBe('awaited');
  });

  it('does not poll on the policy without a reported card', async () => {
    const page = await at(1);
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    await page.wait(60);
    expect(page.timesAsked('purchaseState')).toBe(1);
  });

  it('shows an unknown outcome without a second notice while the status after a card cannot be read, and requests it again', async () => {
    const settings = { ...exampleConfig, payment: { ...exampleConfig.payment, mode: 'frame' as const } };
    const page = await at(1, { input: { settings } });
    await page.go(pay);
    page.responses.purchaseState = new MalformedError('buyNowStatus');
    await page.go({ type: 'CARD.SUCCEEDED' });
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
    expect(connectShell(page.actor.getSnapshot())).toMatchObject({ page: 'payment', notice: undefined });
    page.responses.purchaseState = stateAt(4);
    await page.wait(exampleConfig.reloadDelay);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it.each([
    ['the quote', { quote: new StatusError('loadQuoteByTransaction', 503) }],
    ['the status', { purchaseState: new StatusError('buyNowStatus', 503) }],
  ])('says after a reload that a charge is open when %s cannot be loaded', async (_what, responses) => {
    const before = await at(2, { responses: { processing: lost } });
    const page = await at(2, { ...reloadOf(before), responses });
    expect(connectShell(page.actor.getSnapshot())).toMatchObject({ page: 'failed', isChargeOpen: true });
    const charged = await at(2);
    charged.responses.purchaseState = stateAt(4);
    await charged.wait(exampleConfig.reloadDelay);
    const settled = await at(2, { ...reloadOf(charged), responses });
    expect(connectShell(settled.actor.getSnapshot())).toMatchObject({ page: 'failed', isChargeOpen: false });
  });

  it('logs a failed status request of the card frame', async () => {
    const settings = { ...exampleConfig, payment: { ...exampleConfig.payment, mode: 'frame' as const } };
    const page = await at(1, { input: { settings } });
    await page.go(pay);
    page.responses.purchaseState = lost;
    await page.go({ type: 'CARD.REFUSED' });
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.logged).toEqual(['Error in Get Buy Now Status API', 'Error in Get Buy Now Status API']);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('framed');
  });

  it('buys the first option without a chosen pay plan, even if another option has no plan name', async () => {
    const [monthly] = exampleResult.options;
    const options = [monthly!, { ...monthly!, payPlan: '' }];
    const page = await at(1, {
      input: { link: { transactionId: 'transaction-1', carrierId: '1004', payPlan: '' } },
      responses: { result: { ...exampleResult, options } },
    });
    expect(connectPolicy(page.actor.getSnapshot()).option?.payPlan).toBe('Monthly');
  });

  test.each([-1, 0, 1] as const)(
    'does not return to the questions or the card when the status falls to %s after a charge',
    async (code) => {
      const page = await at(2);
      page.responses.purchaseState = stateAt(code);
      await page.wait(exampleConfig.reloadDelay);
      expect(connectShell(page.actor.getSnapshot()).page).toBe('payment');
      const reloaded = await at(code, reloadOf(page));
      expect(connectPayment(reloaded.actor.getSnapshot()).status).toBe('processing');
      expect(connectShell(reloaded.actor.getSnapshot()).page).toBe('payment');
      page.responses.purchaseState = stateAt(4);
      await page.wait(exampleConfig.reloadDelay);
      expect(page.isIn({ journey: 'signing' })).toBe(true);
      expect([page.timesAsked('processing'), reloaded.timesAsked('processing')]).toEqual([1, 0]);
    },
  );

  it('goes on with the answers whose charge is open in another tab, instead of charging others', async () => {
    const page = await at(2, {
      visit: {
        ...newVisit({ transactionId: 'transaction-1', carrierId: '1004' }),
        boughtTransactionId: 'transaction-3',
      },
      responses: {
        processing: ({ transactionId }: { transactionId: string }) =>
          Promise.reject(transactionId === 'transaction-2' ? lost : new OtherChargeError('transaction-2')),
      },
    });
    const charges = page.asked.filter(({ name }) => name === 'processing');
    expect(charges.map(({ input }) => input)).toMatchObject([
      { transactionId: 'transaction-3', firstTransactionId: 'transaction-1' },
      { transactionId: 'transaction-2', firstTransactionId: 'transaction-1' },
    ]);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
    expect(visitOf(page.context()).boughtTransactionId).toBe('transaction-2');
    // The option of the answers that were not bought is not shown.
    expect(page.context().result).toBeUndefined();
  });

  it('goes on with the answers that were charged in another tab, instead of rating others', async () => {
    const page = await at(-1, { responses: { submission: { transactionId: 'transaction-2', hasCharge: true } } });
    await page.go(driver, drivers);
    page.responses.purchaseState = lost;
    await page.go(questions);
    // The payment, not the rating, is on the screen while the status does not answer.
    expect(connectShell(page.actor.getSnapshot()).page).toBe('payment');
    page.responses.purchaseState = stateAt(1);
    await page.wait(exampleConfig.reloadDelay);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
    expect(page.inputOf('submission')).toMatchObject({ quote: { firstTransactionId: 'transaction-1' } });
    expect(lastStateInput(page)).toMatchObject({ transactionId: 'transaction-2', isRated: false });
    expect(page.timesAsked('rating')).toBe(0);
  });

  it('asks for no card while other answers have a charge', async () => {
    const page = await at(1, { responses: { paymentPage: new OtherChargeError('transaction-2') } });
    await page.go(pay);
    expect(lastStateInput(page)).toMatchObject({ transactionId: 'transaction-2' });
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
  });

  it('asks for no card when the status falls back after a charge that was made', async () => {
    const page = await at(4);
    page.responses.purchaseState = { ...stateAt(1), hasCharge: true };
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
    expect([page.timesAsked('paymentPage'), page.timesAsked('processing')]).toEqual([0, 0]);
  });

  describe('the decline of a charge for other answers', () => {
    const declined = { paymentToken: 'card-1', payment: 'declined' } as const;
    const rated = { transactionId: 'transaction-3' };
    /** The services' answers to a submission while other answers have a charge, and after its decline. */
    function submissions() {
      const answers = [{ transactionId: 'transaction-2', hasCharge: true }];
      return () => answers.shift() ?? rated;
    }
    const isOfOwnAnswers = (page: Awaited<ReturnType<typeof at>>) => {
      expect(page.inputOf('rating')).toMatchObject({ transactionId: 'transaction-3' });
      expect(page.isIn({ journey: 'policy' })).toBe(true);
      expect(connectPolicy(page.actor.getSnapshot()).wasOtherDeclined).toBe(true);
    };
    const statusOf =
      (charged: Partial<BuyNowStatus>) =>
      ({ transactionId }: { transactionId: string }) =>
        transactionId === 'transaction-2' ? stateAt(2, charged) : stateAt(1);

    it.each([
      ['in the status', declined, { endOfDeclined: true }],
      ['of the card', {}, { processing: { outcome: 'failed', resultCode: 51, status: 'Declined', message: '' } }],
      ['with a refusal', {}, { processing: new RefusedError('processPayment', { reason: 'No funds.' }) }],
    ] as const)('leads to the answers that were not submitted: %s', async (_how, status, responses) => {
      const page = await at(-1, { responses: { submission: submissions(), ...responses } });
      await page.go(driver, drivers);
      page.responses.purchaseState = statusOf(status);
      await page.go(questions);
      isOfOwnAnswers(page);
    });

    it('leads to a retry if these are refused, and not to the declined card', async () => {
      const page = await at(-1, { responses: { submission: submissions() } });
      await page.go(driver, drivers);
      page.responses.purchaseState = lost;
      await page.go(questions);
      page.responses.submission = new RefusedError('submitPurchase', { reason: 'No.' });
      page.responses.purchaseState = statusOf(declined);
      await page.wait(exampleConfig.reloadDelay * 4);
      expect(page.isIn({ journey: { rating: 'submissionFailed' } })).toBe(true);
      expect([page.timesAsked('submission'), page.timesAsked('processing')]).toEqual([2, 0]);
    });

    it('leads to them too if another tab has ended the charge', async () => {
      const page = await at(-1, { responses: { submission: submissions() } });
      await page.go(driver, drivers);
      page.responses.purchaseState = ({ transactionId }: { transactionId: string }) =>
        transactionId === 'transaction-2' ? { ...stateAt(1), hasCharge: false } : stateAt(1);
      await page.go(questions);
      isOfOwnAnswers(page);
    });

    it('leads to the answers that were not submitted after a reload, too', async () => {
      const page = await at(-1, { responses: { submission: submissions() } });
      await page.go(driver, drivers);
      page.responses.purchaseState = lost;
      await page.go(questions);
      const responses = { submission: rated, purchaseState: statusOf(declined) };
      const open = runAutoPayment({ ...reloadOf(page), responses });
      await open.go();
      isOfOwnAnswers(open);
      const ended = runAutoPayment({ ...reloadOf(page), charge: undefined, responses });
      await ended.go();
      isOfOwnAnswers(ended);
      expect([open.timesAsked('endOfDeclined'), ended.timesAsked('endOfDeclined')]).toEqual([1, 0]);
    });

    it.each([
      ['were submitted', { id: 'submission-3', answers: '{}' }, 1],
      ['were not confirmed', undefined, 0],
    ] as const)('submits saved answers of another tab only if they %s before', async (_how, submitted, times) => {
      const visit = {
        ...newVisit({ transactionId: 'transaction-1', carrierId: '1004' }),
        driver: exampleDriver,
        submission: submitted,
        boughtTransactionId: 'transaction-4',
      };
      const page = await at(1, {
        visit,
        charge: openCharge('transaction-2'),
        responses: {
          submission: rated,
          purchaseState: ({ transactionId }: { transactionId: string }) =>
            transactionId === 'transaction-2' ? stateAt(1, declined) : stateAt(1),
        },
      });
      expect(page.isIn({ journey: 'policy' })).toBe(true);
      expect(page.timesAsked('submission')).toBe(times);
      expect(connectPolicy(page.actor.getSnapshot()).wasOtherDeclined).toBe(times === 1);
    });
  });

  it('shows a charge as processed after a reload only if it is the open one', async () => {
    const visit = { ...newVisit({ transactionId: 'transaction-1', carrierId: '1004' }), isCharged: true };
    const pageAt = (open: string | undefined) =>
      at(1, { visit, charge: open === undefined ? undefined : openCharge(open) });
    const statusOf = async (open: string) => connectPayment((await pageAt(open)).actor.getSnapshot()).status;
    expect([await statusOf('transaction-1'), await statusOf('transaction-2')]).toEqual(['processing', 'unknown']);
    expect((await pageAt(undefined)).isIn({ journey: 'policy' })).toBe(true);
  });

  it('returns to rated answers of another carrier with the transaction of their quote', async () => {
    const page = await at(1, {
      input: { link: { transactionId: 'transaction-2', carrierId: '1004', payPlan: '' } },
      visit: newVisit({ transactionId: 'transaction-1', carrierId: '1008' }),
      firstTransactionId: 'transaction-1',
    });
    expect(page.inputOf('purchaseState')).toMatchObject({ transactionId: 'transaction-2' });
    expect(page.context().firstTransactionId).toBe('transaction-1');
  });

  it('restores an open charge although the saved visit is that of another carrier', async () => {
    const page = await at(1, {
      visit: {
        ...newVisit({ transactionId: 'transaction-1', carrierId: '1008' }),
        boughtTransactionId: 'transaction-8',
      },
      charge: openCharge('transaction-2'),
    });
    expect(page.inputOf('purchaseState')).toMatchObject({ transactionId: 'transaction-2', carrierId: '1004' });
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
  });

  it('goes on with the answers that were charged, and their carrier, although the address and the device have no other', async () => {
    const page = await at(4, {
      input: { link: { transactionId: 'transaction-1', carrierId: '', payPlan: '' } },
      charge: { ...openCharge('transaction-2'), isOpen: false },
    });
    expect(page.inputOf('purchaseState')).toMatchObject({ transactionId: 'transaction-2', carrierId: '1004' });
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  test.each([-1, 0, 1] as const)('keeps a lost charge on the screen when the status falls to %s', async (code) => {
    const page = await at(2, { responses: { processing: lost } });
    page.responses.purchaseState = stateAt(code);
    await page.wait(exampleConfig.reloadDelay * 8);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
    const reloaded = await at(code, reloadOf(page));
    expect(connectShell(reloaded.actor.getSnapshot()).page).toBe('payment');
    expect(connectPayment(reloaded.actor.getSnapshot()).status).toBe('unknown');
    reloaded.responses.purchaseState = stateAt(4);
    await reloaded.wait(exampleConfig.reloadDelay);
    expect(reloaded.isIn({ journey: 'signing' })).toBe(true);
    expect([page.timesAsked('processing'), reloaded.timesAsked('processing')]).toEqual([1, 0]);
  });

  describe('a decline that the status reports after a lost charge', () => {
    const declined = { paymentToken: 'card-1', payment: 'declined', paymentDescription: 'No funds.' } as const;

    it('leads back to the policy with the bank’s reason, or to another card', async () => {
      const page = await at(2, { responses: { processing: lost } });
      page.responses.purchaseState = stateAt(1, declined);
      await page.wait(exampleConfig.reloadDelay);
      expect(page.isIn({ journey: 'policy' })).toBe(true);
      expect(connectPolicy(page.actor.getSnapshot()).message).toBe('No funds.');
      const other = await at(2, { responses: { processing: new StatusError('processPayment', 402) } });
      other.responses.purchaseState = stateAt(2, declined);
      await other.wait(exampleConfig.reloadDelay);
      expect(connectPayment(other.actor.getSnapshot())).toMatchObject({ status: 'failed', message: 'No funds.' });
      expect(other.inputOf('endOfDeclined')).toMatchObject({ cardToken: 'card-1', message: 'No funds.' });
      expect([page.timesAsked('processing'), other.timesAsked('processing')]).toEqual([1, 1]);
    });

    it.each([1, 2] as const)('ends nothing with status %s if it may be about an earlier charge', async (code) => {
      const page = await at(2, { responses: { processing: lost, endOfDeclined: false } });
      page.responses.purchaseState = stateAt(code, declined);
      await page.wait(exampleConfig.reloadDelay);
      expect(page.timesAsked('processing')).toBe(2);
      const charges = page.asked.filter(({ name }) => name === 'processing');
      expect(charges.at(-1)?.input).toMatchObject({ isDeclined: true });
      expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
      page.responses.processing = new StatusError('processPayment', 402);
      await page.wait(exampleConfig.reloadDelay * 40);
      expect(page.timesAsked('processing')).toBe(3);
      await page.go({ type: 'STATUS.REQUESTED' });
      expect(page.timesAsked('processing')).toBe(4);
    });
  });

  it('keeps a pending charge on the screen, and does not repeat it, while the status waits for the bank', async () => {
    const page = await at(2, {
      responses: { processing: { outcome: 'pending', resultCode: 102, status: 'Pending', message: '' } },
    });
    const seen = statusesOf(page);
    page.responses.purchaseState = stateAt(1, { paymentToken: 'card-1' });
    await page.wait(exampleConfig.reloadDelay * 8);
    expect(seen).toEqual(new Set(['processing']));
    expect(page.timesAsked('processing')).toBe(1);
  });

  it('says that a charge is processed while the status after it cannot be loaded, and offers a check', async () => {
    const page = await at(2);
    page.responses.purchaseState = lost;
    await page.wait(exampleConfig.reloadDelay);
    expect(connectPayment(page.actor.getSnapshot())).toMatchObject({ status: 'processing', isLate: true });
    page.responses.purchaseState = stateAt(4);
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('does not take an outage after a lost charge for a decline', async () => {
    const page = await at(2, { responses: { processing: lost } });
    page.responses.processing = new StatusError('processPayment', 200, 'Service is not available');
    await page.wait(exampleConfig.reloadDelay);
    expect(page.timesAsked('processing')).toBe(2);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
  });

  test.each([
    ['an untrusted address', { url: 'https://stranger.example', isTrusted: false }],
    ['no address', new RefusedError('openPurchasePayment', { message: 'Payment Url null' })],
    ['no answer', lost],
  ])('does not open the payment page for %s', async (problem, paymentPage) => {
    const page = await at(1, { responses: { paymentPage } });
    await page.go(pay);
    expect(connectPayment(page.actor.getSnapshot())).toMatchObject({ status: 'notOpened', message: '' });
    expect(page.timesAsked('leavePage')).toBe(0);
    expect(page.logged).toEqual(['Error in Get Payment Url API']);
    expect(page.failures).toEqual(problem === 'an untrusted address' ? ['navigation'] : []);
  });

  it('uses the chosen pay plan, at any position in the carrier’s list', async () => {
    const [monthly] = exampleResult.options;
    const options = [{ ...monthly!, payPlan: 'Paid in full', installmentCount: 0, downPayment: 0 }, monthly!];
    const page = await at(1, { responses: { result: { ...exampleResult, options } } });
    expect(connectPolicy(page.actor.getSnapshot()).option?.payPlan).toBe('Monthly');
    const other = await at(1, {
      input: { link: { transactionId: 'transaction-1', carrierId: '1004', payPlan: 'PAID IN FULL' } },
      responses: { result: { ...exampleResult, options } },
    });
    // A single payment is the whole premium.
    expect(connectPayment(other.actor.getSnapshot()).amount).toBe(64_250 + 2_500);
  });

  it('charges the card once while the status does not include the charge', async () => {
    const page = await at(2);
    await page.wait(exampleConfig.reloadDelay * 3);
    expect(page.timesAsked('processing')).toBe(1);
    expect(page.timesAsked('purchaseState')).toBe(5);
    page.responses.purchaseState = stateAt(4);
    await page.wait(exampleConfig.reloadDelay);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('continues when the payment page is rejected because another tab has paid', async () => {
    const page = await at(1, {
      responses: { paymentPage: new RefusedError('openPurchasePayment', { reason: 'This purchase is paid.' }) },
    });
    page.responses.purchaseState = stateAt(4);
    await page.go(pay);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('offers a status check and the phone when the status stays behind the charge', async () => {
    const page = await at(2);
    expect(connectPayment(page.actor.getSnapshot()).isLate).toBe(false);
    await page.wait(15);
    expect(connectPayment(page.actor.getSnapshot()).isLate).toBe(true);
    const before = page.timesAsked('purchaseState');
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(page.timesAsked('purchaseState')).toBe(before + 1);
  });

  it('retries a pending charge at growing intervals, and reports it as processing', async () => {
    const page = await at(2, {
      responses: { processing: { outcome: 'pending', resultCode: 102, status: 'Pending', message: '' } },
    });
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('processing');
    expect(connectShell(page.actor.getSnapshot()).progress).toBe(35);
    const { reloadDelay } = exampleConfig;
    await page.wait(reloadDelay);
    expect(page.timesAsked('processing')).toBe(2);
    await page.wait(reloadDelay);
    expect(page.timesAsked('processing')).toBe(2);
    await page.wait(reloadDelay);
    expect(page.timesAsked('processing')).toBe(3);
    page.responses.purchaseState = silence;
    await page.wait(reloadDelay * 4);
    expect(connectShell(page.actor.getSnapshot()).progress).toBe(35);
  });

  it('returns to the policy when nothing was charged', async () => {
    const page = await at(2, {
      responses: { processing: { outcome: 'notCharged', resultCode: 0, status: '', message: 'Give a card first.' } },
    });
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    expect(connectPolicy(page.actor.getSnapshot()).message).toBe('Give a card first.');
  });

  it('keeps the service’s message of a failed payment, and accepts another card', async () => {
    const page = await at(2, {
      responses: {
        processing: { outcome: 'failed', resultCode: 402, status: 'Failed', message: 'The bank did not pay.' },
      },
    });
    expect(connectPayment(page.actor.getSnapshot())).toMatchObject({
      status: 'failed',
      message: 'The bank did not pay.',
    });
    await page.go(retry);
    expect(page.isIn({ journey: 'payment' })).toBe(true);
  });

  it('charges a declined card again only at the visitor’s request, and once', async () => {
    const failed = { outcome: 'failed', resultCode: 402, status: 'Failed', message: 'The bank did not pay.' };
    const page = await at(2, { responses: { processing: failed } });
    expect(page.inputOf('processing')).toMatchObject({ isAskedFor: false });
    const asked: boolean[] = [];
    page.responses.processing = ({ isAskedFor }: { isAskedFor: boolean }) => {
      asked.push(isAskedFor);
      throw lost;
    };
    await page.go({ type: 'CHARGE.REQUESTED' });
    expect(connectPayment(page.actor.getSnapshot())).toMatchObject({ status: 'unknown', message: '' });
    await page.go(retry);
    expect(asked.slice(0, 2)).toEqual([true, false]);
  });

  it('reports an unknown outcome after a lost response until the status has the outcome', async () => {
    const page = await at(2, { responses: { processing: lost } });
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
    page.responses.purchaseState = silence;
    await page.wait(exampleConfig.reloadDelay);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('unknown');
    const charged = await at(2, { responses: { processing: lost } });
    charged.responses.purchaseState = stateAt(4);
    await charged.go({ type: 'STATUS.REQUESTED' });
    expect(charged.isIn({ journey: 'signing' })).toBe(true);
    expect(charged.timesAsked('processing')).toBe(1);
  });
});

describe('the signature', () => {
  it('checks the status when the visitor returns from another tab or device, until the policy is signed', async () => {
    const page = await at(4);
    const leavesAndReturns = async () => {
      await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
      await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    };
    const asked = page.timesAsked('purchaseState');
    page.responses.purchaseState = lost;
    await leavesAndReturns();
    page.responses.purchaseState = stateAt(4, { signature: 'declined' });
    await leavesAndReturns();
    expect(page.timesAsked('purchaseState')).toBe(asked + 2);
    expect(page.isIn({ journey: { signing: 'asking' } })).toBe(true);
    expect(connectSigning(page.actor.getSnapshot()).status).toBe('declined');
    expect(connectShell(page.actor.getSnapshot()).notice).toBeUndefined();
    expect(page.logged).toEqual(['Error in Get Buy Now Status API']);
    page.responses.purchaseState = stateAt(6);
    await leavesAndReturns();
    expect(page.isIn({ journey: 'sold' })).toBe(true);
  });

  it('does not poll a policy that is being issued while the page is hidden, and polls at once when the visitor returns', async () => {
    const page = await at(4, { responses: { purchaseState: stateAt(4, { isIssued: false }) } });
    const asked = page.timesAsked('purchaseState');
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await page.wait(60);
    expect(page.timesAsked('purchaseState')).toBe(asked);
    page.responses.purchaseState = stateAt(4);
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.isIn({ journey: { signing: 'asking' } })).toBe(true);
  });

  it('polls a charge without an answer while the page is hidden, because the purchase continues with it', async () => {
    const page = await at(2, { responses: { processing: lost } });
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    page.responses.purchaseState = stateAt(4);
    await page.wait(exampleConfig.reloadDelay);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('polls at growing intervals for a signature that the partner reports but the status does not have', async () => {
    const page = await at(4, { input: { signingEvent: 'signing_complete' } });
    const asked = page.timesAsked('purchaseState');
    await page.wait(exampleConfig.reloadDelay);
    expect(page.timesAsked('purchaseState')).toBe(asked + 1);
    await page.wait(60);
    // After 3, 6, 12 and 24 more seconds.
    expect(page.timesAsked('purchaseState')).toBe(asked + 5);
    expect(connectSigning(page.actor.getSnapshot())).toMatchObject({ status: 'asking', event: 'signing_complete' });
    page.responses.purchaseState = stateAt(5);
    await page.wait(60);
    expect(connectSigning(page.actor.getSnapshot()).status).toBe('processing');
  });

  test.each([undefined, 'cancel'] as const)('does not poll without a reported signature (%s)', async (event) => {
    const page = await at(4, { input: { signingEvent: event } });
    const asked = page.timesAsked('purchaseState');
    await page.wait(60);
    expect(page.timesAsked('purchaseState')).toBe(asked);
  });

  it('ends with the policy when the documents were signed in another tab', async () => {
    const page = await at(4, { responses: { signingPage: new RefusedError('signPolicy', { reason: 'Signed.' }) } });
    page.responses.purchaseState = stateAt(6);
    await page.go({ type: 'SIGN.PRESSED' });
    expect(page.isIn({ journey: 'sold' })).toBe(true);
  });

  it('requests the signing page when the visitor presses Sign, and the status when they return', async () => {
    const page = await at(4);
    expect(page.timesAsked('signingPage')).toBe(0);
    await page.go(sign, sign);
    expect(page.timesAsked('signingPage')).toBe(2);
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    page.responses.purchaseState = stateAt(6);
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.isIn({ journey: 'sold' })).toBe(true);
  });

  it('requests the signing page on a press of Sign while the status loads', async () => {
    const page = await at(4);
    page.responses.purchaseState = silence;
    await page.go({ type: 'STATUS.REQUESTED' }, sign);
    expect(page.timesAsked('signingPage')).toBe(1);
  });

  it('requests the status on a press of Sign after a failed status request', async () => {
    const page = await at(4);
    page.responses.purchaseState = new RefusedError('buyNowStatus', { reason: 'Closed today.' });
    await page.go({ type: 'STATUS.REQUESTED' });
    page.responses.purchaseState = stateAt(4);
    await page.go(sign);
    expect(connectShell(page.actor.getSnapshot())).toMatchObject({ page: 'signing', notice: undefined });
  });

  it('requests one signing page for fifty presses of Sign', async () => {
    const page = await at(4, { responses: { signingPage: silence } });
    await page.go(...Array.from({ length: 50 }, () => sign));
    expect(page.timesAsked('signingPage')).toBe(1);
  });

  test.each(['declined', 'expired'] as const)(
    'reports that the documents were %s, and opens them again',
    async (signature) => {
      const page = await at(4, { responses: { purchaseState: stateAt(4, { signature }) } });
      expect(connectSigning(page.actor.getSnapshot()).status).toBe(signature);
      await page.go(sign);
      expect(page.timesAsked('signingPage')).toBe(1);
    },
  );

  it('reports and logs a failed request for the signing page', async () => {
    const page = await at(4, { responses: { signingPage: new RefusedError('signPolicy', { reason: 'Not yet.' }) } });
    await page.go(sign);
    expect(connectSigning(page.actor.getSnapshot())).toMatchObject({ status: 'notOpened', message: 'Not yet.' });
    expect(page.logged).toEqual(['Error in Esign Url API']);
    await page.go({ type: 'NETWORK.RETURNED' });
    expect(connectSigning(page.actor.getSnapshot()).status).toBe('asking');
  });
});

describe('a policy that is sold', () => {
  it.each([
    ['that could not be issued', { isIssued: false, hasIssueFailed: true, policyId: '' }, 'issueFailed'],
    ['that is being issued', { isIssued: false, policyId: '' }, 'processing'],
    ['without a number', { policyId: '' }, 'processing'],
    ['whose signature was declined', { signature: 'declined', isSignedPolicySent: false }, 'declined'],
    ['that is not signed', { signature: 'none', isSignedPolicySent: false }, 'asking'],
    ['without a number, paid with a declined card', { payment: 'declined', policyId: '' }, 'processing'],
    [
      'that needs no signature and has no number',
      { canSign: false, signature: 'none', isSignedPolicySent: false, policyId: '' },
      'issuing',
    ],
  ] as const)('is not a policy %s, even at status 6', async (_what, changes, status) => {
    const page = await at(6, { responses: { purchaseState: stateAt(6, changes) } });
    expect(page.isIn({ journey: 'sold' })).toBe(false);
    expect(connectSigning(page.actor.getSnapshot()).status).toBe(status);
    page.responses.purchaseState = stateAt(6);
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(page.isIn({ journey: 'sold' })).toBe(true);
  });

  it('is logged once while its number is missing', async () => {
    const page = await at(6, { responses: { purchaseState: stateAt(6, { policyId: '' }) } });
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(page.timesAsked('purchaseState')).toBe(2);
    expect(page.logged).toEqual(['Policy Number is empty']);
  });

  it('links to its documents', async () => {
    const page = await at(6);
    expect(page.inputOf('document')).toEqual({ carrierId: '1004', policyNumber: '1004-004217' });
    expect(connectSold(page.actor.getSnapshot())).toMatchObject({
      documentStatus: 'shown',
      documentUrl: 'https://documents.partner.example/d/1.pdf',
    });
  });

  it('keeps the charged amount after the signing page, even if the carrier’s result does not load', async () => {
    const page = await at(6, { visit: { ...newVisit({ carrierId: '1004', payPlan: 'Monthly' }), paidAmount: 13_210 } });
    expect(connectSold(page.actor.getSnapshot())).toMatchObject({ carrierName: 'Prairie Mutual', amount: 13_210 });
    const without = await at(6, { responses: { result: lost } });
    expect(connectSold(without.actor.getSnapshot())).toMatchObject({ carrierName: '', documentStatus: 'shown' });
  });

  it('links to its documents while the carrier’s result is pending', async () => {
    const page = await at(6, { responses: { result: silence } });
    expect(connectSold(page.actor.getSnapshot()).documentStatus).toBe('shown');
  });

  it('is signed even if the service says that it cannot be signed online', async () => {
    const page = await at(6, { responses: { purchaseState: stateAt(6, { canSign: false }) } });
    expect(connectSold(page.actor.getSnapshot()).isSigned).toBe(true);
  });

  it('reports documents at an untrusted address to the page’s author', async () => {
    const page = await at(6, { responses: { document: { url: 'https://stranger.example/d.pdf', isTrusted: false } } });
    expect(connectSold(page.actor.getSnapshot())).toMatchObject({ documentStatus: 'missing', documentUrl: '' });
    expect(page.logged).toEqual(['API Error getting policy documents']);
    expect(page.failures).toEqual(['navigation']);
  });

  it('requests missing documents again', async () => {
    const page = await at(6, { responses: { document: lost } });
    expect(connectSold(page.actor.getSnapshot()).documentStatus).toBe('missing');
    expect(page.logged).toEqual(['API Error getting policy documents']);
    page.responses.document = { url: 'https://documents.partner.example/d/2.pdf', isTrusted: true };
    await page.go(retry);
    expect(connectSold(page.actor.getSnapshot()).documentStatus).toBe('shown');
  });
});

it('uses the short set of progress values when configured', async () => {
  const progressAt = async (code: BuyNowCode, progress: 'long' | 'short') => {
    const page = await at(code, { input: { settings: { ...exampleConfig, progress } } });
    return connectShell(page.actor.getSnapshot()).progress;
  };
  const codes = [-1, 4, 6] as const;
  expect(await Promise.all(codes.map((code) => progressAt(code, 'short')))).toEqual([30, 67, 100]);
  expect(await Promise.all(codes.map((code) => progressAt(code, 'long')))).toEqual([5, 67, 100]);
});
