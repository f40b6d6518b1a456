import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { BuyNowCode } from '#domain/buy-now-status';
import { silence } from '#flow/testing/run-machine';
import { exampleAnswers, exampleDriver, sam } from '#forms/purchase/purchase.examples';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
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
import { newVisit } from './auto-payment.context.ts';
import { exampleConfig, exampleResult, exampleSavedQuote, refusedResult, stateAt } from './auto-payment.examples.ts';
import type { SubmittedAnswers } from './auto-payment.submission.ts';
import type { AutoPaymentEvent } from './auto-payment.types.ts';
import { plainCarrier } from './carrier.ts';
import { runAutoPayment } from './testing/run-auto-payment.ts';

const driver = { type: 'DRIVER.CONFIRMED', answers: exampleDriver } as const satisfies AutoPaymentEvent;
const drivers: AutoPaymentEvent = { type: 'DRIVERS.CONFIRMED', drivers: [sam] };
const questions: AutoPaymentEvent = { type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers };
const pay: AutoPaymentEvent = { type: 'PAY.PRESSED' };
const sign: AutoPaymentEvent = { type: 'SIGN.PRESSED' };
const retry: AutoPaymentEvent = { type: 'RETRY' };

const lost = new NetworkError('processPayment');

/** A run at a status of the services. */
async function at(code: BuyNowCode, options: Parameters<typeof runAutoPayment>[0] = {}) {
  const page = runAutoPayment({ ...options, responses: { purchaseState: stateAt(code), ...options.responses } });
  await page.go();
  return page;
}

describe('the entry', () => {
  it('fails with a message where the address names no purchase', async () => {
    const page = runAutoPayment({ input: { link: { transactionId: '', carrierId: '', payPlan: '' } } });
    await page.go();
    expect(connectShell(page.actor.getSnapshot()).page).toBe('incomplete');
    expect(page.failures).toEqual(['address']);
  });

  it('restores carrier, pay plan and answers by the transaction alone', async () => {
    const visit = { ...newVisit('1004', 'Monthly'), driver: exampleDriver };
    const page = runAutoPayment({
      visit,
      input: { link: { transactionId: 'transaction-1', carrierId: '', payPlan: '' } },
    });
    await page.go();
    expect(page.context()).toMatchObject({ carrierId: '1004', payPlan: 'Monthly', driver: exampleDriver });
    expect(page.isIn({ journey: 'driver' })).toBe(true);
  });

  it('drops saved answers to another carrier', async () => {
    const page = runAutoPayment({ visit: { ...newVisit('1008'), driver: exampleDriver } });
    await page.go();
    expect(page.context()).toMatchObject({ carrierId: '1004' });
    expect(page.context().driver).toBeUndefined();
  });

  it('reports that a quote was not found', async () => {
    const page = runAutoPayment({ responses: { quote: new RefusedError('loadQuoteByTransaction') } });
    await page.go();
    expect(connectShell(page.actor.getSnapshot()).page).toBe('notFound');
    expect(page.failures).toEqual(['quote-not-found']);
  });

  it('asks the services of California for a quote that the others do not know, once', async () => {
    const unknown = new RefusedError('loadQuoteByTransaction');
    const page = runAutoPayment({ responses: { quote: unknown } });
    await page.go();
    expect(page.timesAsked('quote')).toBe(2);
    expect(page.context().isCalifornianTried).toBe(true);
  });

  test.each(['quote', 'questions', 'purchaseState'] as const)(
    'loads %s again after the network failed',
    async (name) => {
      const page = runAutoPayment({ responses: { [name]: lost } });
      await page.go();
      expect(connectShell(page.actor.getSnapshot()).page).toBe('failed');
      const good = runAutoPayment();
      page.responses[name] = good.responses[name];
      await page.go({ type: 'NETWORK.RETURNED' });
      expect(page.isIn({ journey: 'driver' })).toBe(true);
    },
  );
});

describe('the status of the services', () => {
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

  it('processes a card that was given, and returns to the policy where its bank has not answered', async () => {
    const page = await at(1, {
      responses: { purchaseState: stateAt(1, { paymentToken: 'card-1', payment: 'approved' }), processing: silence },
    });
    expect(page.isIn({ journey: 'processing' })).toBe(true);
    const pending = await at(1, { responses: { purchaseState: stateAt(1, { paymentToken: 'card-1' }) } });
    expect(pending.isIn({ journey: 'policy' })).toBe(true);
  });

  it('says that a paid policy could not be issued, and looks again', async () => {
    const page = await at(3, { responses: { purchaseState: stateAt(3, { hasIssueFailed: true }) } });
    expect(connectSigning(page.actor.getSnapshot()).status).toBe('issueFailed');
    page.responses.purchaseState = stateAt(4);
    await page.wait(exampleConfig.reloadDelay);
    expect(connectSigning(page.actor.getSnapshot()).status).toBe('asking');
  });

  it('says on the policy that nothing was processed, also where the service has no words', async () => {
    const page = await at(2, {
      responses: { processing: { outcome: 'notCharged', resultCode: 0, status: '', message: '' } },
    });
    expect(connectPolicy(page.actor.getSnapshot()).message).toBe('');
    const fresh = await at(1);
    expect(connectPolicy(fresh.actor.getSnapshot()).message).toBeUndefined();
  });

  it('says on the policy that the card was declined', async () => {
    const declined = { payment: 'declined', paymentDescription: 'The bank declined the card.' } as const;
    const page = await at(1, { responses: { purchaseState: stateAt(1, { paymentToken: 'card-1', ...declined }) } });
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    expect(connectPolicy(page.actor.getSnapshot()).message).toBe('The bank declined the card.');
  });

  it('ends with a confirmation where nothing is signed online', async () => {
    const page = await at(4, { responses: { purchaseState: stateAt(4, { canSign: false }) } });
    expect(connectSold(page.actor.getSnapshot())).toMatchObject({ isSigned: false, policyId: '1004-004217' });
  });

  test.each([
    [3, 'issuing'],
    [5, 'processing'],
  ] as const)('looks at status %s again after the configured delay', async (code, status) => {
    const page = await at(code);
    expect(connectSigning(page.actor.getSnapshot()).status).toBe(status);
    const asked = page.timesAsked('purchaseState');
    page.responses.purchaseState = stateAt(6);
    await page.wait(exampleConfig.reloadDelay - 1);
    expect(page.timesAsked('purchaseState')).toBe(asked);
    await page.wait(1);
    expect(page.isIn({ journey: 'sold' })).toBe(true);
  });

  it('is asked for by itself less and less often while it cannot be had, and logged once', async () => {
    const page = await at(-1, { responses: { purchaseState: lost } });
    await page.wait(60);
    // After 3, 6, 12 and 24 seconds.
    expect(page.timesAsked('purchaseState')).toBe(5);
    expect(page.logged).toEqual(['Error in Get Buy Now Status API']);
  });

  it('that is refused waits for the visitor', async () => {
    const page = await at(-1, {
      responses: { purchaseState: new RefusedError('currentBuyNowStatus', { reason: 'No.' }) },
    });
    await page.wait(60);
    expect(page.timesAsked('purchaseState')).toBe(1);
    page.responses.purchaseState = stateAt(4);
    await page.go(retry);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('stays in its section while the status is loaded again, and logs where it cannot be had', async () => {
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
  it('are submitted after the questions, rated, and lead to the policy', async () => {
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

  it('begin with those that the transaction has, in the values of each question', async () => {
    const answers = [
      { code: 'HomeOwner', answer: 'Y' },
      { code: 'Damage', answer: '0' },
      { code: 'Rideshare', answer: 'maybe' },
      { code: 'Other', answer: 'Y' },
    ];
    const page = await at(-1, { responses: { quote: { ...exampleSavedQuote, answers } } });
    expect(page.context().answers).toEqual({ HomeOwner: 'yes', Damage: 'no' });
  });

  it('are not submitted again where the card was given in another tab', async () => {
    const page = await at(-1, { responses: { submission: new RefusedError('submitPurchase', { reason: 'Paid.' }) } });
    page.responses.purchaseState = stateAt(4);
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
    const unpaid = await at(-1, {
      responses: { submission: new RefusedError('submitPurchase', { reason: 'Closed today.' }) },
    });
    await unpaid.go(driver, drivers, questions);
    expect(connectShell(unpaid.actor.getSnapshot())).toMatchObject({ notice: 'refused', reason: 'Closed today.' });
  });

  it('tell which drivers the quote names twice', async () => {
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

  it('tell of a driver who is named twice only as long as the visitor names them twice', async () => {
    const page = await at(-1);
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: [sam, { ...sam, id: 'manual-1', isManual: true }] });
    expect(connectQuestions(page.actor.getSnapshot()).repeatedDrivers).toEqual(['Sam Example']);
    await page.go({ type: 'BACK' }, { type: 'DRIVERS.CONFIRMED', drivers: [sam] });
    expect(connectQuestions(page.actor.getSnapshot()).repeatedDrivers).toEqual([]);
  });

  it('name the day on which a license was issued, where the records know it', async () => {
    const number = driver.answers.licenseNumber;
    const household = { drivers: [], commonId: '', issueDates: { [number]: '2019-05-06', other: '2001-02-03' } };
    const page = await at(-1, { responses: { licenseCheck: { isRight: true, household } } });
    await page.go(driver, drivers, questions);
    const { answers } = page.inputOf('submission') as { answers: SubmittedAnswers };
    expect(answers.drivers[0].license).toMatchObject({ number, issueDate: '2019-05-06' });
  });

  it('log a search for the household that fails again and again once, and a zip code that cannot be looked up', async () => {
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

  it('are not sold where the carrier says that the result has failed, whatever is beside it', async () => {
    const failed = { ...exampleResult, status: 'Error', statusDescription: 'Declined' };
    const page = await at(-1, { responses: { result: failed } });
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: { rating: 'resultFailed' } })).toBe(true);
  });

  it('keep the id of their submission until one of them changes', async () => {
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

  it('name a driver who is excluded, without the answers that were not asked', async () => {
    const settings = { ...exampleConfig, carriers: [{ ...plainCarrier, carrierId: '1004', enableActionType: true }] };
    const page = await at(-1, { input: { settings } });
    const excluded = { ...sam, action: 'exclude' as const, gender: '' as const };
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: [excluded] }, questions);
    const { answers } = page.inputOf('submission') as { answers: { drivers: object[] } };
    expect(answers.drivers[1]).toMatchObject({ firstName: 'Sam', isExcluded: true, maritalStatus: 'married' });
    expect(answers.drivers[1]).not.toHaveProperty('gender');
  });

  it('send no status of a driver whom the visitor included by the action', async () => {
    const settings = { ...exampleConfig, carriers: [{ ...plainCarrier, carrierId: '1004', enableActionType: true }] };
    const page = await at(-1, { input: { settings } });
    const included = { ...sam, action: 'include' as const, status: 'excluded' as const };
    await page.go(driver, { type: 'DRIVERS.CONFIRMED', drivers: [included] }, questions);
    const { answers } = page.inputOf('submission') as { answers: { drivers: object[] } };
    expect(answers.drivers[1]).not.toHaveProperty('status');
    expect(answers.drivers[1]).not.toHaveProperty('isExcluded');
  });

  it('wait for a status that does not know of the rating yet', async () => {
    const page = await at(0);
    await page.go(driver, drivers, questions);
    expect(connectShell(page.actor.getSnapshot()).page).toBe('rating');
    page.responses.purchaseState = stateAt(1);
    await page.wait(exampleConfig.reloadDelay);
    expect(page.isIn({ journey: 'policy' })).toBe(true);
  });

  it('are looked at less often by and by, and the visitor is told that it takes long', async () => {
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

  it('to the questions of the page come after those of the carrier', async () => {
    const settings = z.parse(autoPaymentConfig, { questions: [{ code: 'Pets', text: 'Do you have pets?' }] });
    const page = await at(-1, { input: { settings } });
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: 'moreQuestions' })).toBe(true);
    expect(page.context().config.questions.map(({ code }) => code)).toEqual(['Pets']);
  });

  it('poll until the carrier has rated', async () => {
    const page = await at(-1, { responses: { rating: { isDone: false } } });
    await page.go(driver, drivers, questions);
    expect(connectShell(page.actor.getSnapshot()).page).toBe('rating');
    page.responses.rating = { isDone: true };
    page.responses.purchaseState = stateAt(1);
    await page.wait(1);
    expect(page.isIn({ journey: 'policy' })).toBe(true);
  });

  it('return with the reasons of a carrier that does not sell', async () => {
    const page = await at(-1, { responses: { result: refusedResult } });
    await page.go(driver, drivers, questions);
    expect(page.isIn({ journey: { moreQuestions: 'asking' } })).toBe(true);
    expect(page.context().refusals).toEqual(refusedResult.errors);
    expect(page.refusals).toEqual([1]);
  });

  it('are asked from the start where this device does not know them', async () => {
    const page = await at(1);
    await page.go({ type: 'BACK' });
    expect(page.isIn({ journey: 'driver' })).toBe(true);
  });

  it('name a missing result in the log', async () => {
    const page = await at(-1, { responses: { result: new StatusError('carrierResult', 500) } });
    await page.go(driver, drivers, questions);
    expect(page.hasTag('failed')).toBe(true);
    expect(page.logged).toEqual(['Error loading getCarrierResultsByTransactionId API data']);
  });
});

describe('the payment', () => {
  it('leaves for the page of the partner, and asks for the status when the visitor is back', async () => {
    const page = await at(1);
    await page.go(pay);
    expect(connectPayment(page.actor.getSnapshot()).status).toBe('away');
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.isIn({ journey: 'payment' })).toBe(true);
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    page.responses.purchaseState = stateAt(2);
    page.responses.processing = silence;
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.isIn({ journey: { processing: 'charging' } })).toBe(true);
  });

  it('opens one page for fifty presses', async () => {
    const page = await at(1, { responses: { paymentPage: silence } });
    await page.go(...Array.from({ length: 50 }, () => pay));
    expect(page.timesAsked('paymentPage')).toBe(1);
  });

  it('shows the card form in a frame where the page wants it, and goes on when it says that a card was given', async () => {
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

  test.each([
    ['an untrusted address', { url: 'https://stranger.example', isTrusted: false }],
    ['no address', new RefusedError('openPurchasePayment', { message: 'Payment Url null' })],
    ['no answer', lost],
  ])('fails for %s', async (problem, paymentPage) => {
    const page = await at(1, { responses: { paymentPage } });
    await page.go(pay);
    expect(connectPayment(page.actor.getSnapshot())).toMatchObject({ status: 'notOpened', message: '' });
    expect(page.timesAsked('leavePage')).toBe(0);
    expect(page.logged).toEqual(['Error in Get Payment Url API']);
    expect(page.failures).toEqual(problem === 'an untrusted address' ? ['navigation'] : []);
  });

  it('is that of the chosen plan, wherever the carrier lists it', async () => {
    const [monthly] = exampleResult.options;
    const options = [{ ...monthly!, payPlan: 'Paid in full', installmentCount: 0, downPayment: 0 }, monthly!];
    const page = await at(1, { responses: { result: { ...exampleResult, options } } });
    expect(connectPolicy(page.actor.getSnapshot()).option?.payPlan).toBe('Monthly');
    const other = await at(1, {
      input: { link: { transactionId: 'transaction-1', carrierId: '1004', payPlan: 'PAID IN FULL' } },
      responses: { result: { ...exampleResult, options } },
    });
    // One payment is the whole premium.
    expect(connectPayment(other.actor.getSnapshot()).amount).toBe(64_250 + 2_500);
  });

  it('is made once where the status does not know of it yet', async () => {
    const page = await at(2);
    await page.wait(exampleConfig.reloadDelay * 3);
    expect(page.timesAsked('processing')).toBe(1);
    expect(page.timesAsked('purchaseState')).toBe(5);
    page.responses.purchaseState = stateAt(4);
    await page.wait(exampleConfig.reloadDelay);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('goes on where the card was given in another tab and its page is not opened again', async () => {
    const page = await at(1, {
      responses: { paymentPage: new RefusedError('openPurchasePayment', { reason: 'This purchase is paid.' }) },
    });
    page.responses.purchaseState = stateAt(4);
    await page.go(pay);
    expect(page.isIn({ journey: 'signing' })).toBe(true);
  });

  it('lets the visitor ask and call where the status does not know of it for long', async () => {
    const page = await at(2);
    expect(connectPayment(page.actor.getSnapshot()).isLate).toBe(false);
    await page.wait(15);
    expect(connectPayment(page.actor.getSnapshot()).isLate).toBe(true);
    const before = page.timesAsked('purchaseState');
    await page.go({ type: 'STATUS.REQUESTED' });
    expect(page.timesAsked('purchaseState')).toBe(before + 1);
  });

  it('waits longer after each answer that leaves the charge open, and is said to be processed', async () => {
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

  it('returns to the policy where nothing was processed', async () => {
    const page = await at(2, {
      responses: { processing: { outcome: 'notCharged', resultCode: 0, status: '', message: 'Give a card first.' } },
    });
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    expect(connectPolicy(page.actor.getSnapshot()).message).toBe('Give a card first.');
  });

  it('keeps a failure with the words of the service, and takes another card', async () => {
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

  it('is in doubt after a lost answer until the status says what became of it', async () => {
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
  it('asks for its address when the visitor presses Sign, and for the status when they are back', async () => {
    const page = await at(4);
    expect(page.timesAsked('signingPage')).toBe(0);
    await page.go(sign, sign);
    expect(page.timesAsked('signingPage')).toBe(2);
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    page.responses.purchaseState = stateAt(6);
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.isIn({ journey: 'sold' })).toBe(true);
  });

  it('asks for one address for fifty presses', async () => {
    const page = await at(4, { responses: { signingPage: silence } });
    await page.go(...Array.from({ length: 50 }, () => sign));
    expect(page.timesAsked('signingPage')).toBe(1);
  });

  test.each(['declined', 'expired'] as const)(
    'says that the documents were %s, and opens them again',
    async (signature) => {
      const page = await at(4, { responses: { purchaseState: stateAt(4, { signature }) } });
      expect(connectSigning(page.actor.getSnapshot()).status).toBe(signature);
      await page.go(sign);
      expect(page.timesAsked('signingPage')).toBe(1);
    },
  );

  it('fails where its page cannot be had', async () => {
    const page = await at(4, { responses: { signingPage: new RefusedError('signPolicy', { reason: 'Not yet.' }) } });
    await page.go(sign);
    expect(connectSigning(page.actor.getSnapshot())).toMatchObject({ status: 'notOpened', message: 'Not yet.' });
    expect(page.logged).toEqual(['Error in Esign Url API']);
    await page.go({ type: 'NETWORK.RETURNED' });
    expect(connectSigning(page.actor.getSnapshot()).status).toBe('asking');
  });
});

describe('a policy that is sold', () => {
  it('links to its documents', async () => {
    const page = await at(6);
    expect(page.inputOf('document')).toEqual({ carrierId: '1004', policyNumber: '1004-004217' });
    expect(connectSold(page.actor.getSnapshot())).toMatchObject({
      documentStatus: 'shown',
      documentUrl: 'https://documents.partner.example/d/1.pdf',
    });
  });

  it('names carrier and charge after the visit of the signing page', async () => {
    const page = await at(6, { visit: { ...newVisit('1004', 'Monthly'), paidAmount: 13_210 } });
    expect(connectSold(page.actor.getSnapshot())).toMatchObject({ carrierName: 'Prairie Mutual', amount: 13_210 });
    const without = await at(6, { responses: { result: lost } });
    expect(connectSold(without.actor.getSnapshot())).toMatchObject({ carrierName: '', documentStatus: 'shown' });
  });

  it('is signed also where the service does not say whether it can be', async () => {
    const page = await at(6, { responses: { purchaseState: stateAt(6, { canSign: false }) } });
    expect(connectSold(page.actor.getSnapshot()).isSigned).toBe(true);
  });

  it('tells the author of documents at an untrusted address', async () => {
    const page = await at(6, { responses: { document: { url: 'https://stranger.example/d.pdf', isTrusted: false } } });
    expect(connectSold(page.actor.getSnapshot())).toMatchObject({ documentStatus: 'missing', documentUrl: '' });
    expect(page.logged).toEqual(['API Error getting policy documents']);
    expect(page.failures).toEqual(['navigation']);
  });

  it('looks for documents again that are missing', async () => {
    const page = await at(6, { responses: { document: lost } });
    expect(connectSold(page.actor.getSnapshot()).documentStatus).toBe('missing');
    expect(page.logged).toEqual(['API Error getting policy documents']);
    page.responses.document = { url: 'https://documents.partner.example/d/2.pdf', isTrusted: true };
    await page.go(retry);
    expect(connectSold(page.actor.getSnapshot()).documentStatus).toBe('shown');
  });
});

it('has a short set of progress values', async () => {
  const progressAt = async (code: BuyNowCode, progress: 'long' | 'short') => {
    const page = await at(code, { input: { settings: { ...exampleConfig, progress } } });
    return connectShell(page.actor.getSnapshot()).progress;
  };
  const codes = [-1, 4, 6] as const;
  expect(await Promise.all(codes.map((code) => progressAt(code, 'short')))).toEqual([30, 67, 100]);
  expect(await Promise.all(codes.map((code) => progressAt(code, 'long')))).toEqual([5, 67, 100]);
});
