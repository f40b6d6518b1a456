import { describe, expect, it, test } from 'vitest';
import { exampleAnswers, exampleDriver, sam } from '#forms/purchase/purchase.examples';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import {
  exampleConfig,
  exampleResult,
  exampleUse,
  exampleVisit,
  statusAt,
  withCarrier,
} from './auto-payment.examples.ts';
import type { AutoPaymentEvent } from './auto-payment.types.ts';
import { runAutoPayment } from './testing/run-auto-payment.ts';

const driver: AutoPaymentEvent = { type: 'DRIVER.CONFIRMED', answers: exampleDriver };
const drivers: AutoPaymentEvent = { type: 'DRIVERS.CONFIRMED', drivers: [sam] };
const uses: AutoPaymentEvent = { type: 'VEHICLES.CONFIRMED', uses: [exampleUse, exampleUse] };
const questions: AutoPaymentEvent = { type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers };
const accepted: AutoPaymentEvent = { type: 'POLICY.ACCEPTED' };
const pay: AutoPaymentEvent = { type: 'PAY.PRESSED' };
const sign: AutoPaymentEvent = { type: 'SIGN.PRESSED' };
const says = (type: 'loaded' | 'ready' | 'submitted'): AutoPaymentEvent => ({
  type: 'FRAME.SAID',
  message: { type: `card.${type}` },
});
const given = statusAt(1, { paymentToken: 'card-7f3a', payment: 'approved' });

/** The service's answers, one after the other; the last one stays. */
const inTurn = <Answer>(...answers: Answer[]) => {
  let turn = 0;
  return () => answers[Math.min(turn++, answers.length - 1)];
};

describe('the section at load', () => {
  test.each([
    [-1, 'driver', {}],
    [0, 'driver', {}],
    [1, 'policy', {}],
    [3, 'eSign', {}],
    [4, 'eSign', {}],
    [5, 'eSign', {}],
    [6, 'sold', {}],
  ] as const)('the status %i opens %s', async (code, section, changes) => {
    const page = runAutoPayment({ responses: { purchaseStatus: statusAt(code, changes) } });
    await page.go();
    expect(page.isIn({ journey: section })).toBe(true);
  });

  it('processes a payment at 1 whose card was given, and at 2', async () => {
    for (const status of [given, statusAt(2)]) {
      const page = runAutoPayment({ responses: { purchaseStatus: inTurn(status, statusAt(4)) } });
      await page.go();
      expect(page.timesAsked('charge')).toBe(1);
      expect(page.isIn({ journey: { eSign: 'ready' } })).toBe(true);
    }
  });

  it('shows the policy details again for a card that was declined', async () => {
    const declined = statusAt(1, { payment: 'declined', paymentToken: 'card-1', paymentDescription: 'Declined.' });
    const page = runAutoPayment({ responses: { purchaseStatus: declined } });
    await page.go();
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    expect(page.context()).toMatchObject({ problem: 'declined', problemText: 'Declined.' });
    expect(page.timesAsked('charge')).toBe(0);
  });

  it('ends with a confirmation where the issued policy cannot be signed online', async () => {
    const page = runAutoPayment({ responses: { purchaseStatus: statusAt(4, { canSign: false }) } });
    await page.go();
    expect(page.isIn({ journey: { sold: 'ready' } })).toBe(true);
  });

  it('restores a purchase of this device by its transaction alone', async () => {
    const page = runAutoPayment({
      input: { address: { transactionId: 'transaction-1', carrierId: '', payPlan: '' } },
      visit: exampleVisit,
    });
    await page.go();
    expect(page.isIn({ journey: 'underwriting' })).toBe(true);
  });

  it('reports an address that names no carrier or no transaction', async () => {
    for (const address of [
      { transactionId: '', carrierId: '1004', payPlan: '' },
      { transactionId: 'transaction-1', carrierId: '', payPlan: '' },
    ]) {
      const page = runAutoPayment({ input: { address } });
      await page.go();
      expect(page.failures).toEqual(['address']);
    }
  });

  it('logs a status that cannot be loaded, and tries again', async () => {
    const page = runAutoPayment({ responses: { purchaseStatus: new NetworkError('buyNowStatus') } });
    await page.go();
    expect(page.logged).toEqual(['Error in Get Buy Now Status API']);
    page.responses.purchaseStatus = statusAt(6);
    await page.go({ type: 'RETRY' });
    expect(page.isIn({ journey: 'sold' })).toBe(true);
  });
});

describe('the answers', () => {
  it('leads from the driver information to the policy details', async () => {
    const page = runAutoPayment({
      input: { config: withCarrier({ enableMileage: true }) },
      responses: { purchaseStatus: inTurn(statusAt(0), statusAt(1)) },
    });
    await page.go(driver, drivers, uses, questions);
    await page.wait(1);
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    expect(page.inputOf('submission')).toMatchObject({
      purchase: { transactionId: 'transaction-1', carrierId: '1004' },
      payPlan: '6 payments',
      vehicles: [{ annualMileage: 12_000 }, { annualMileage: 12_000, vin: exampleDriver.vins[1] }],
      drivers: [{ license: { number: '12345678' } }, { firstName: 'Sam', relation: 'spouse', isExcluded: false }],
      answers: [
        { code: 'HomeOwner', value: 'Y' },
        { code: 'Rideshare', value: 'N' },
        { code: 'Damage', value: '0' },
      ],
    });
  });

  it('goes back without validation', async () => {
    const page = runAutoPayment({ visit: exampleVisit, input: { config: withCarrier({ enableMileage: true }) } });
    await page.go(uses, { type: 'BACK' });
    expect(page.isIn({ journey: 'vehicles' })).toBe(true);
    await page.go({ type: 'BACK' });
    expect(page.isIn({ journey: 'drivers' })).toBe(true);
    await page.go({ type: 'BACK' });
    expect(page.isIn({ journey: 'driver' })).toBe(true);
  });

  it('repeats a submission whose answer was lost with the same id, and takes a new one for other answers', async () => {
    const page = runAutoPayment({ visit: exampleVisit, responses: { submission: new NetworkError('submitPurchase') } });
    await page.go(questions, { type: 'RETRY' });
    const ids = () =>
      page.asked
        .filter(({ name }) => name === 'submission')
        .map(({ input }) => (input as { transactionId: string }).transactionId);
    expect(ids()[0]).toBe(ids()[1]);
    await page.go({ type: 'BACK' }, { type: 'QUESTIONS.CONFIRMED', answers: { ...exampleAnswers, HomeOwner: 'no' } });
    expect(ids()[2]).not.toBe(ids()[1]);
  });

  it('asks the questions again with the carrier’s reasons, as a list', async () => {
    const page = runAutoPayment({
      visit: exampleVisit,
      responses: {
        purchaseStatus: inTurn(statusAt(0), statusAt(0, { ratingStatus: '2' })),
        carrierResult: { ...exampleResult, options: [], errors: ['It does not insure such cars.'] },
      },
    });
    await page.go(questions);
    await page.wait(1);
    expect(page.isIn({ journey: 'moreQuestions' })).toBe(true);
    expect(page.logged).toEqual(['Error in API response']);
  });

  it('says that the result is missing, and loads it again', async () => {
    const page = runAutoPayment({
      responses: { purchaseStatus: statusAt(1), carrierResult: new NetworkError('carrierResult') },
    });
    await page.go();
    expect(page.isIn({ journey: 'resultFailed' })).toBe(true);
    expect(page.logged).toEqual(['Error loading getCarrierResultsByTransactionId API data']);
    page.responses.carrierResult = exampleResult;
    await page.go({ type: 'RETRY' });
    expect(page.isIn({ journey: 'policy' })).toBe(true);
  });
});

describe('the payment', () => {
  const framed = { ...exampleConfig, payment: { ...exampleConfig.payment, mode: 'frame' as const } };

  it('leaves for the partner’s page once, however often the visitor presses', async () => {
    const page = runAutoPayment({ responses: { purchaseStatus: statusAt(1) } });
    await page.go(accepted);
    page.send(...Array.from({ length: 50 }, () => pay));
    await page.go();
    expect(page.timesAsked('paymentPage')).toBe(1);
    expect(page.isIn({ journey: { payment: 'away' } })).toBe(true);
  });

  it('asks the service when the visitor comes back by the Back button', async () => {
    const page = runAutoPayment({ responses: { purchaseStatus: inTurn(statusAt(1), statusAt(4)) } });
    await page.go(accepted, pay);
    await page.sendFrom('visibility', { type: 'PAGE.HIDDEN' });
    await page.sendFrom('visibility', { type: 'PAGE.SEEN' });
    expect(page.isIn({ journey: 'eSign' })).toBe(true);
  });

  test.each([
    ['Payment Url null', new RefusedError('openPurchasePayment', { message: 'Payment Url null' })],
    ['Payment Url Empty', new RefusedError('openPurchasePayment', { message: 'Payment Url Empty' })],
    ['503 error', new StatusError('openPurchasePayment', 503)],
    ['Error in Get Payment Url API', new NetworkError('openPurchasePayment')],
  ])('stays, and logs “%s”', async (message, error) => {
    const page = runAutoPayment({ responses: { purchaseStatus: statusAt(1), paymentPage: error } });
    await page.go(accepted, pay);
    expect(page.isIn({ journey: { payment: 'asking' } })).toBe(true);
    expect(page.context().problem).toBe('paymentPage');
    expect(page.logged).toEqual([message]);
  });

  it('reports a frame that does not load after 15 seconds, and one that stays silent after 10', async () => {
    const page = runAutoPayment({ input: { config: framed }, responses: { purchaseStatus: statusAt(1) } });
    await page.go(accepted);
    const isFrame = (state: string) => page.isIn({ journey: { payment: { framed: { frame: state } } } } as never);
    await page.wait(14.5);
    expect(isFrame('loading')).toBe(true);
    await page.wait(0.5);
    expect(isFrame('notLoaded')).toBe(true);
    await page.go(says('loaded'));
    await page.wait(10);
    expect(isFrame('silent')).toBe(true);
    await page.go(says('ready'));
    expect(isFrame('ready')).toBe(true);
  });

  it('believes no message about a card but the service', async () => {
    const page = runAutoPayment({ input: { config: framed }, responses: { purchaseStatus: statusAt(1) } });
    await page.go(accepted, { type: 'FRAME.SAID', message: { type: 'card.succeeded', token: 'made-up' } });
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    expect(page.timesAsked('charge')).toBe(0);
  });

  it('goes on without a message of the frame', async () => {
    const page = runAutoPayment({
      input: { config: framed },
      responses: { purchaseStatus: inTurn(statusAt(1), given, given, statusAt(4)) },
    });
    await page.go(accepted);
    await page.wait(3);
    expect(page.timesAsked('charge')).toBe(1);
    expect(page.isIn({ journey: 'eSign' })).toBe(true);
  });

  test.each([
    ['a lost answer', new NetworkError('processPayment')],
    ['a payment that is still processed', new StatusError('processPayment', 409)],
  ])('waits after %s until the service tells, and never says that it failed', async (_what, error) => {
    const page = runAutoPayment({ responses: { purchaseStatus: given, charge: error } });
    await page.go();
    expect(page.isIn({ journey: { processing: 'pending' } })).toBe(true);
    expect(page.context().isPaymentDoubtful).toBe(true);
    page.responses.purchaseStatus = statusAt(4);
    await page.wait(3);
    expect(page.isIn({ journey: 'eSign' })).toBe(true);
  });

  it('returns to the policy details when there was nothing to process', async () => {
    const payment = {
      outcome: 'notCharged',
      resultCode: 0,
      amount: undefined,
      status: '',
      message: 'Give a card first.',
    };
    const page = runAutoPayment({ responses: { purchaseStatus: given, charge: payment } });
    await page.go();
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    expect(page.context()).toMatchObject({ problem: 'notCharged', problemText: 'Give a card first.' });
  });

  it('shows the payment failure for any other result code, and lets the visitor try again', async () => {
    const payment = { outcome: 'failed', resultCode: 402, amount: undefined, status: 'Failed', message: 'Not paid.' };
    const page = runAutoPayment({ responses: { purchaseStatus: inTurn(given, statusAt(1)), charge: payment } });
    await page.go();
    expect(page.isIn({ journey: 'paymentFailed' })).toBe(true);
    expect(page.logged).toEqual(['API Failure']);
    await page.go({ type: 'RETRY' });
    expect(page.isIn({ journey: 'policy' })).toBe(true);
  });
});

describe('the signature', () => {
  it('requests the address with each press of Sign, and none before', async () => {
    const page = runAutoPayment({ responses: { purchaseStatus: statusAt(4) } });
    await page.go();
    expect(page.timesAsked('signingPage')).toBe(0);
    page.send(...Array.from({ length: 50 }, () => sign));
    await page.go();
    expect(page.timesAsked('signingPage')).toBe(1);
  });

  it('keeps the key of a press whose answer was lost', async () => {
    const page = runAutoPayment({
      responses: { purchaseStatus: statusAt(4), signingPage: new NetworkError('signPolicy') },
    });
    await page.go(sign, sign);
    const [first, second] = page.asked.filter(({ name }) => name === 'signingPage').map(({ input }) => input);
    expect(first).toEqual(second);
    expect(page.logged).toEqual(['Error in Esign Url API', 'Error in Esign Url API']);
  });

  it('waits for the signed documents and ends with the sold policy', async () => {
    const page = runAutoPayment({ responses: { purchaseStatus: inTurn(statusAt(5), statusAt(6)) } });
    await page.go();
    expect(page.isIn({ journey: { eSign: 'waiting' } })).toBe(true);
    await page.wait(3);
    expect(page.isIn({ journey: { sold: 'ready' } })).toBe(true);
  });

  it('says which way a visit of the signing page ended', async () => {
    const config = { ...exampleConfig, eSign: { mode: 'frame' as const } };
    const page = runAutoPayment({ input: { config }, responses: { purchaseStatus: statusAt(4) } });
    await page.go(sign, { type: 'FRAME.SAID', message: { type: 'sign.ended', event: 'cancel' } });
    expect(page.isIn({ journey: { eSign: 'ready' } })).toBe(true);
    expect(page.context().problem).toBe('signClosed');
  });
});

describe('the documents', () => {
  it('logs a document that cannot be loaded, and loads it again', async () => {
    const page = runAutoPayment({
      responses: { purchaseStatus: statusAt(6), policyDocument: new NetworkError('policyDocument') },
    });
    await page.go();
    expect(page.logged).toEqual(['API Error getting policy documents']);
    page.responses.policyDocument = { url: 'https://pay.partner.example/1.pdf' };
    await page.go({ type: 'RETRY' });
    expect(page.isIn({ journey: { sold: 'ready' } })).toBe(true);
  });

  it('logs a policy without a number', async () => {
    const page = runAutoPayment({ responses: { purchaseStatus: statusAt(6, { policyId: '' }) } });
    await page.go();
    expect(page.logged).toEqual(['Policy Number is empty']);
  });
});
