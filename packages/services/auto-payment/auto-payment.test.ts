import { describe, expect, it } from 'vitest';
import { buyNowCodes, type BuyNowCode, buyNowSectionOf, isPaymentPending, isSold } from '#domain/buy-now-status';
import { unavailable } from '../contract/envelope.examples.ts';
import { MalformedError, RefusedError } from '../errors.ts';
import { isPaymentRefused } from '../payment-refusal.ts';
import { quoteRequest } from '../rating/quote-request.fixture.ts';
import { stubClient } from '../testing/stub-client.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { buyNowStatusExamples } from './buy-now-status.examples.ts';
import { buyNowStatus } from './buy-now-status.ts';
import { carrierQuestionsExamples } from './carrier-questions.examples.ts';
import { carrierQuestions } from './carrier-questions.ts';
import { carrierResultExamples } from './carrier-result.examples.ts';
import { carrierResult } from './carrier-result.ts';
import { currentBuyNowStatusExamples } from './current-buy-now-status.examples.ts';
import { currentBuyNowStatus } from './current-buy-now-status.ts';
import { logPurchase } from './log-purchase.ts';
import { openPurchasePaymentExamples } from './open-purchase-payment.examples.ts';
import { openPurchasePayment } from './open-purchase-payment.ts';
import { partnerMessageOf } from './partner-message.contract.ts';
import { policyDocumentExamples } from './policy-document.examples.ts';
import { policyDocument } from './policy-document.ts';
import { processPaymentExamples } from './process-payment.examples.ts';
import { processPayment } from './process-payment.ts';
import { purchaseProgressExamples } from './purchase-progress.examples.ts';
import { purchaseProgress } from './purchase-progress.ts';
import { signPolicyExamples } from './sign-policy.examples.ts';
import { signPolicy } from './sign-policy.ts';
import { submitPurchaseExamples } from './submit-purchase.examples.ts';
import { submitPurchase } from './submit-purchase.ts';

const stub = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });
const { respondsWith, respondsWithStatus, query, body } = stub;
const purchase = { transactionId: 't-1', carrierId: '1004' };
const intent = 'intent-1';

describe('carrierQuestions', () => {
  const load = () => carrierQuestions(stub.client, { carrierId: '10/04' });
  const question = { questionCd: 'Rideshare', text: 'Ride sharing?' };

  it('reads questions with their valid answers, and sends the basic credential', async () => {
    respondsWith(carrierQuestionsExamples.response.several.body);
    expect(await load()).toEqual([
      {
        code: 'Rideshare',
        text: '{0}, does anybody drive one of the cars for a ride-sharing service?',
        answers: [],
        validationRequired: true,
        validAnswer: 'N',
        errorMessage: 'This carrier does not insure cars of ride-sharing services.',
        yesValue: 'Y',
        noValue: 'N',
      },
      {
        code: '12',
        text: 'Are all cars registered in your household?',
        answers: ['All of them', 'Not all'],
        validationRequired: false,
        validAnswer: '',
        errorMessage: '',
        yesValue: '1',
        noValue: '2',
      },
    ]);
    expect(query()).toEqual({ path: '/questions/10%2F04' });
    expect(stub.received().headers.authorization).toBe('Basic ZXhhbXBsZS1hcGk=');
  });

  it.each([
    ['N', 'N'],
    ['no', 'N'],
    ['YES', 'Y'],
    [true, 'Y'],
  ])('reads the valid answer %j as the value %s', async (validanswer, expected) => {
    respondsWith({ questions: [{ ...question, validationRequired: 'true', validanswer: String(validanswer) }] });
    expect(await load()).toMatchObject([{ validationRequired: true, validAnswer: expected }]);
  });

  it.each([{}, { questions: null }, { questions: [] }])('reads %j as no questions', async (answer) => {
    respondsWith(answer);
    expect(await load()).toEqual([]);
  });

  it('requires no valid answer if the service’s valid answer is neither yes nor no', async () => {
    respondsWith({ questions: [{ ...question, validationrequired: true, validanswer: 'maybe' }] });
    expect(await load()).toMatchObject([{ validationRequired: false }]);
  });

  it('keeps the first question of each code', async () => {
    respondsWith({ questions: [question, { ...question, text: 'Again?' }, { questionCd: 'Other', text: 'Other?' }] });
    expect((await load()).map(({ text }) => text)).toEqual(['Ride sharing?', 'Other?']);
  });

  it('reads a list without an envelope', async () => {
    respondsWith([question, { questionCd: 'Other', text: 'Other?' }]);
    expect((await load()).map(({ code }) => code)).toEqual(['Rideshare', 'Other']);
  });

  it('reads 404 as no questions', async () => {
    respondsWithStatus(404, {});
    expect(await load()).toEqual([]);
  });
});

describe('currentBuyNowStatus', () => {
  const load = () => currentBuyNowStatus(stub.client, purchase);

  it('sends the transaction', async () => {
    respondsWith(currentBuyNowStatusExamples.response.toBePaid.body);
    expect(await load()).toBe(1);
    expect(query()).toEqual({ path: '/buynowstatus/getcurrentbuynowstatusbytransactionid' });
    expect(body()).toEqual({ transactionId: 't-1' });
  });

  it.each([
    ['3', 3],
    ['-1', -1],
    [6, 6],
  ])('reads the status %j', async (wire, status) => {
    respondsWith({ CurrentBuyNowStatus: wire });
    expect(await load()).toBe(status);
  });

  it.each([7, -2, 1.5, 'soon', null, undefined])('throws a malformed error for the status %j', async (wire) => {
    respondsWith({ currentBuyNowStatus: wire });
    await expect(load()).rejects.toBeInstanceOf(MalformedError);
  });

  it('reads 404 as no purchase', async () => {
    respondsWithStatus(404, { isSuccess: false, message: 'Not found' });
    expect(await load()).toBe(-1);
  });

  it('maps each status to its section', () => {
    expect(Object.fromEntries(buyNowCodes.map((code: BuyNowCode) => [code, buyNowSectionOf(code)]))).toEqual({
      [-1]: 'driverInfo',
      0: 'driverInfo',
      1: 'checkPayment',
      2: 'processPayment',
      3: 'eSign',
      4: 'eSign',
      5: 'eSign',
      6: 'sold',
    });
  });
});

describe('buyNowStatus', () => {
  const load = () => buyNowStatus(stub.client, purchase);
  const read = async (buyNowStatusResponse: object) => {
    respondsWith({ buyNowStatusResponse });
    return load();
  };
  const untouched = {
    ratingStatus: '',
    paymentToken: '',
    payment: 'pending',
    paymentDescription: '',
    isIssued: false,
    hasIssueFailed: false,
    policyId: '',
    messages: [],
    canSign: true,
    signature: 'none',
    isSignedPolicySent: false,
  };

  it('reads a signed purchase as sold', async () => {
    respondsWith(buyNowStatusExamples.response.signed.body);
    const status = await load();
    expect(status).toEqual({
      ratingStatus: '3',
      paymentToken: 'card-7f3a',
      payment: 'approved',
      paymentDescription: 'Approved',
      isIssued: true,
      hasIssueFailed: false,
      policyId: '1004-004217',
      messages: ['The policy is issued.'],
      canSign: true,
      signature: 'signed',
      isSignedPolicySent: true,
    });
    expect(isSold(status)).toBe(true);
    expect(body()).toEqual(purchase);
  });

  it.each([
    [false, false],
    [null, true],
    [undefined, true],
  ])('reads the online signature %j as %s, and only a plain no as unavailable', async (isESignAvailable, canSign) => {
    expect(await read({ isESignAvailable })).toMatchObject({ canSign });
  });

  it('reads a policy that could not be issued', async () => {
    expect(await read({ rc3Status: '2' })).toMatchObject({ isIssued: false, hasIssueFailed: true });
  });

  it('reads a status without any key as a purchase that has not begun', async () => {
    expect(await read({})).toEqual(untouched);
  });

  it.each([
    ['Pending', 'pending'],
    ['P', 'pending'],
    [0, 'pending'],
    [null, 'pending'],
    ['Authorized', 'approved'],
    ['a', 'approved'],
    [1, 'approved'],
    ['Declined', 'declined'],
    ['2', 'declined'],
    [-1, 'unknown'],
    ['Reversed', 'unknown'],
  ])('reads the payment status %j as %s', async (paymentStatus, payment) => {
    expect(await read({ paymentStatus })).toMatchObject({ payment });
  });

  it.each([
    [true, 'signed'],
    ['true', 'signed'],
    [1, 'signed'],
    ['Signed', 'signed'],
    ['signing_complete', 'signed'],
    ['Declined', 'declined'],
    ['expired', 'expired'],
    [false, 'none'],
    [0, 'none'],
    ['Sent', 'none'],
    [null, 'none'],
  ])('reads the signature status %j as %s', async (eSignSignedStatus, signature) => {
    expect(await read({ eSignSignedStatus })).toMatchObject({ signature });
  });

  it.each([
    [3, true],
    ['3', true],
    [' 3 ', true],
    [2, false],
    ['33', false],
    ['Issued', true],
    ['Not issued', false],
    [null, false],
  ])('reads the issue status %j as issued: %s', async (rc3Status, isIssued) => {
    expect(await read({ rc3Status })).toMatchObject({ isIssued });
  });

  it.each([
    ['One', ['One']],
    [
      ['One', { text: 'Two' }, { message: 'Three' }, '', null],
      ['One', 'Two', 'Three'],
    ],
    [null, []],
  ])('reads the messages %j', async (rc3Messages, messages) => {
    expect(await read({ rc3Messages })).toMatchObject({ messages });
  });

  it.each([
    [{}, true],
    [{ paymentToken: 'card-1', paymentStatus: 'Pending' }, true],
    [{ paymentToken: 'card-1', paymentStatus: 'Approved' }, false],
    [{ paymentToken: 'card-1', paymentStatus: 'Declined' }, false],
    [{ paymentStatus: 'Approved' }, true],
  ])('reads %j as a pending payment: %s', async (wire, expected) => {
    expect(isPaymentPending(await read(wire))).toBe(expected);
  });

  it.each(['rc3Status', 'rc3PolicyId', 'signedPolicySendStatus'])('a purchase is not sold without %s', async (key) => {
    const sold = { rc3Status: 3, rc3PolicyId: '1004-004217', signedPolicySendStatus: true };
    expect(isSold(await read(sold))).toBe(true);
    expect(isSold(await read({ ...sold, [key]: null }))).toBe(false);
  });

  it('throws the service’s message for an unknown purchase, with any HTTP status', async () => {
    respondsWithStatus(400, buyNowStatusExamples.response.unknown.body);
    await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'Transaction not found' });
  });
});

describe('carrierResult', () => {
  const load = () => carrierResult(stub.client, purchase);
  const nobody = {
    name: '',
    email: '',
    phone: '',
    address: { street: '', apartment: '', city: '', state: '', zip: '', county: '' },
  };

  it('reads the ways to pay, with coverages and the policyholder', async () => {
    respondsWith(carrierResultExamples.response.maximal.body);
    expect(await load()).toEqual({
      status: 'Success',
      statusDescription: 'Rated',
      options: [
        {
          carrierName: 'Tumbleweed Direct',
          quoteNumber: 'Q-58213',
          term: 6,
          payPlan: 'OD',
          totalPremium: 64_250,
          downPayment: 23_456,
          installment: 20_397,
          installmentCount: 2,
          agencyFee: 2_500,
          coverages: [
            { name: 'BI', description: 'Bodily injury', limit: '$30,000/$60,000' },
            { name: 'COLL', description: 'Collision', limit: '500' },
          ],
        },
        {
          carrierName: 'Tumbleweed Direct',
          quoteNumber: '58214',
          term: 6,
          payPlan: 'Paid in full',
          totalPremium: 123_450,
          downPayment: 123_450,
          installment: undefined,
          installmentCount: 0,
          agencyFee: undefined,
          coverages: [],
        },
      ],
      errors: [],
      customer: {
        name: 'Alex Example',
        email: 'alex@example.com',
        phone: '5125550142',
        address: {
          street: '100 Congress Ave',
          apartment: '4B',
          city: 'Austin',
          state: 'TX',
          zip: '78701',
          county: 'Travis',
        },
      },
    });
    expect(body()).toEqual(purchase);
  });

  it.each([
    [128.4, 12_840],
    ['$1,234.50', 123_450],
    ['128,40', undefined],
    ['call us', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads the down payment %j as the cents %s, and never as 0', async (payPlanDownPayment, downPayment) => {
    respondsWith({ paymentOptions: [{ quoteNumber: 'Q-1', payPlanDownPayment }] });
    expect((await load()).options).toMatchObject([{ downPayment }]);
  });

  it('reads errors as one text, and a limit of two values', async () => {
    const coverages = [
      { coverageName: 'BI', limit: { val1: 30_000, val2: '60000' } },
      { coverageName: 'PD', limit: { val1: 25_000, val2: null } },
      { coverageName: 'COLL', limit: { val1: null, val2: null } },
      { coverageName: 'COMP', deductible: 250 },
    ];
    respondsWith({ errors: 'Not in this county.', paymentOptions: [{ quoteNumber: 'Q-1', coverages }] });
    expect(await load()).toMatchObject({
      errors: ['Not in this county.'],
      options: [{ coverages: [{ limit: '30000/60000' }, { limit: '25000' }, { limit: '' }, { limit: '250' }] }],
    });
  });

  it('reads each error once when a carrier does not sell, and no payment option', async () => {
    respondsWith({
      ...carrierResultExamples.response.declined.body,
      errors: [{ text: 'Call us.' }, 'Call us.', { Message: 'The carrier does not insure cars that deliver goods.' }],
    });
    expect(await load()).toEqual({
      status: 'Error',
      statusDescription: 'Declined',
      options: [],
      errors: ['Call us.', 'The carrier does not insure cars that deliver goods.'],
      customer: nobody,
    });
  });

  it.each([
    ['in an option', { paymentOptions: [{ errors: [{ text: 'Three accidents.' }] }] }, ['Three accidents.'], ''],
    ['next to the result', { errors: ['Too old.', { text: 'Call us.' }] }, ['Too old.', 'Call us.'], ''],
    ['as a sentence', { statusDesc: 'The car is too old.' }, [], 'The car is too old.'],
  ])('reads the reasons of a carrier %s of a refusal', async (_where, refused, errors, sentence) => {
    for (const status of [200, 400]) {
      respondsWithStatus(status, { isSuccess: false, status: 'Declined', ...refused });
      expect(await load()).toMatchObject({ status: 'Error', errors, options: [], statusDescription: sentence });
    }
    respondsWithStatus(500, { isSuccess: false, ...refused });
    await expect(load()).rejects.toBeInstanceOf(RefusedError);
  });

  it('throws a refusal without a reason of the carrier', async () => {
    respondsWith({ isSuccess: false, message: 'The carrier is closed.', statusDesc: 'Declined' });
    await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'The carrier is closed.' });
  });

  it('throws a malformed error for a response without a result', async () => {
    respondsWith({ isSuccess: true, message: '' });
    await expect(load()).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('submitPurchase', () => {
  const submit = (changes = {}) =>
    submitPurchase(stub.client, { ...quoteRequest, transactionId: 's-1', purchase, answers: [], ...changes });

  it('sends step 2 of a quote request: the bought transaction, the carrier, the pay plan and the answers', async () => {
    respondsWith(submitPurchaseExamples.response.accepted.body);
    const { transactionId } = await submit({
      quoteNumber: 'Q-1',
      payPlan: '6 payments',
      answers: [{ code: 'Rideshare', value: 'N' }],
      isPaperless: true,
    });
    expect(transactionId).toBe('b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11');
    expect(query()).toEqual({ path: '/rating/prepare' });
    expect(body()).toMatchObject({
      transactionId: 's-1',
      requestStep: '2',
      rc1TransactionId: 't-1',
      carrierId: '1004',
      quote: { companyId: '1004', quoteNumber: 'Q-1', term: 6, payPlanDescription: '6 payments' },
      questionAnswers: [{ questionCd: 'Rideshare', answer: 'N' }],
      paperlessConsent: true,
      paperlessPreference: true,
      paperlessType: 'email',
      customer: { name: 'Alex' },
    });
  });

  it('leaves out what is unknown', async () => {
    respondsWith(submitPurchaseExamples.response.accepted.body);
    await submit({ vehicles: [{ id: 'car-0', vin: '2T3P1RFV8KC000015', year: 2020, make: 'Toyota' }] });
    const sent = body();
    expect(sent.cars).toEqual([{ vin: '2T3P1RFV8KC000015', year: 2020, maker: 'Toyota', isExistingVehicle: false }]);
    expect(sent.quote).toEqual({ companyId: '1004', term: 6 });
    for (const key of ['paperlessConsent', 'paperlessPreference', 'paperlessType'])
      expect(sent).not.toHaveProperty(key);
  });
});

describe('purchaseProgress', () => {
  it.each([
    [purchaseProgressExamples.response.rating.body, { completedCount: 0, isDone: false }],
    [purchaseProgressExamples.response.rated.body, { completedCount: 1, isDone: true }],
    [{ completedCount: '2' }, { completedCount: 2, isDone: true }],
    [{ isSuccess: true }, { completedCount: 0, isDone: false }],
  ])('reads %j', async (wire, expected) => {
    respondsWith(wire);
    expect(await purchaseProgress(stub.client, purchase)).toEqual(expected);
    expect(query()).toEqual({ path: '/rating/results' });
  });
});

describe('addresses of partners', () => {
  const calls = {
    paymentUrl: () => openPurchasePayment(stub.client, { ...purchase, mode: 'frame' }),
    eSignUrl: () => signPolicy(stub.client, { ...purchase, intent }),
    document: () => policyDocument(stub.client, { carrierId: '1004', policyNumber: 'P-1' }),
  };
  const keys = Object.keys(calls) as (keyof typeof calls)[];

  it.each([
    ['paymentUrl', openPurchasePaymentExamples.response.ready.body],
    ['eSignUrl', signPolicyExamples.response.ready.body],
    ['document', policyDocumentExamples.response.ready.body],
  ] as const)('returns %s', async (key, wire) => {
    respondsWith(wire);
    expect(await calls[key]()).toEqual({ url: (wire as Record<string, string>)[key] });
  });

  it.each(
    keys.flatMap((key) =>
      [
        'javascript:alert(1)',
        'http://partner.example/',
        'https://partner.example@evil.example/',
        '//evil.example/',
        'data:application/pdf;base64,JVBERi0xLjQK',
        'JVBERi0xLjQKJcOkw7zDtsOfCjIgMCBvYmoK',
      ].map((address) => [key, address] as const),
    ),
  )('rejects %s %s', async (key, address) => {
    respondsWith({ [key]: address });
    await expect(calls[key]()).rejects.toBeInstanceOf(MalformedError);
  });

  it.each([
    ['paymentUrl', null, 'Payment Url null'],
    ['paymentUrl', '', 'Payment Url Empty'],
    ['eSignUrl', '', 'Error in Esign Url API'],
    ['document', null, 'API Error getting policy documents'],
  ] as const)('throws a refusal for %s %j with the message of the log', async (key, address, message) => {
    respondsWith({ [key]: address });
    const error = await calls[key]().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).message).toBe(message);
  });

  it('requests no document without a policy number', async () => {
    const asked = policyDocument(stub.client, { carrierId: '1004', policyNumber: '' });
    await expect(asked).rejects.toMatchObject({ message: 'Policy Number is empty' });
    expect(stub.received()).toBeUndefined();
  });

  it('sends the address to which the payment page returns', async () => {
    respondsWith({ paymentUrl: '/pay' });
    const returnUrl = 'https://www.agency.example/pay';
    await openPurchasePayment(stub.client, { ...purchase, mode: 'redirect', returnUrl });
    expect(body()).toEqual({ transactionId: 't-1', mode: 'redirect', returnUrl });
  });
});

describe('processPayment', () => {
  const { response } = processPaymentExamples;
  const process = () => processPayment(stub.client, { transactionId: 't-1', intent });

  it('throws a malformed error with the service’s words for errors without a result', async () => {
    respondsWith({ errors: [{ text: 'The bank said no.' }] });
    await expect(process()).rejects.toMatchObject({ kind: 'malformed', reason: 'The bank said no.' });
  });

  it('sends the transaction with the key of the intent, as a string of a structured header', async () => {
    respondsWith(response.charged.body);
    expect(await process()).toEqual({
      outcome: 'charged',
      resultCode: 200,
      amount: 13_210,
      status: 'Approved',
      message: 'Approved',
    });
    expect(query()).toEqual({ path: '/paymentinit/gettransactiondetail' });
    expect(body()).toEqual({ transactionId: 't-1' });
    expect(stub.received().headers['idempotency-key']).toBe('"intent-1"');
  });

  it.each([
    [200, 'charged'],
    ['200', 'charged'],
    [0, 'notCharged'],
    ['0', 'notCharged'],
    [402, 'failed'],
    [-1, 'failed'],
    [2000, 'failed'],
  ])('reads the result code %j as %s', async (resultCode, outcome) => {
    respondsWith({ resultCode });
    expect(await process()).toMatchObject({ outcome, amount: undefined });
  });

  it.each(['Pending', 'processing', 'In progress'])('reads a payment with the status %j as pending', async (status) => {
    respondsWith({ resultCode: 102, status, message: 'The bank is asked.' });
    expect(await process()).toMatchObject({ outcome: 'pending' });
  });

  it.each([
    { resultCode: 1, status: 'Approved', message: 'Approved' },
    { resultCode: 0, status: 'APPROVED' },
    { resultCode: 51, status: 'Paid' },
    { resultCode: 51, status: 'Declined', message: 'This payment has already been made' },
    { resultCode: 0, status: 'Pending', message: 'This payment has already been made' },
  ])('reads a result code beside a payment that was made as contradictory: %j', async (answer) => {
    respondsWith(answer);
    expect(await process()).toMatchObject({ outcome: 'contradictory' });
  });

  it.each([
    {
      resultCode: 51,
      status: 'Declined',
      message: 'Your last payment has already been received; this card has expired.',
    },
    { resultCode: 51, message: 'Tarjeta rechazada. Si ya realizó el pago, llámenos.' },
  ])('reads a decline that mentions another payment as failed: %j', async (answer) => {
    respondsWith(answer);
    expect(await process()).toMatchObject({ outcome: 'failed' });
  });

  it.each([
    [{ resultCode: 51, message: 'Success' }, ''],
    [{ resultCode: 0, message: 'OK' }, ''],
    [{ resultCode: 51, message: 'Insufficient funds.' }, 'Insufficient funds.'],
  ])('leaves out a message that is about the call: %j', async (answer, message) => {
    respondsWith(answer);
    expect(await process()).toMatchObject({ message });
  });

  it.each([null, undefined, 'soon', 1.5])('throws a malformed error for the result code %j', async (resultCode) => {
    respondsWith({ resultCode });
    await expect(process()).rejects.toBeInstanceOf(MalformedError);
  });

  it.each([
    [0, 'notCharged'],
    ['0', 'notCharged'],
    [402, 'failed'],
  ])('reads the result code %j of a refusal as %s, with its message', async (resultCode, outcome) => {
    respondsWithStatus(400, { isSuccess: false, resultCode, message: 'Give a card first.' });
    expect(await process()).toMatchObject({ outcome, message: 'Give a card first.' });
  });

  it.each([undefined, 'Pending'])(
    'reads a refusal whose result code means charged as contradictory: %s',
    async (status) => {
      respondsWithStatus(400, { isSuccess: false, resultCode: 200, status });
      await expect(process()).resolves.toMatchObject({ outcome: 'contradictory' });
    },
  );

  it.each([
    [200, 'Service is not available', true],
    [403, 'Access denied', false],
    [409, 'One moment, please.', false],
    [422, 'This Idempotency-Key belongs to another request', false],
  ])(
    'does not read the code of a refusal with %i that is not about the charge: %s',
    async (status, message, isRepeated) => {
      respondsWithStatus(status, { isSuccess: false, resultCode: 0, message });
      const sent = processPayment(stub.client, { transactionId: 't-1', intent, isRepeated });
      await expect(sent).rejects.toMatchObject({ callId: 'processPayment' });
    },
  );

  it.each([
    [96, 'The payment gateway is unavailable.', true, 'contradictory'],
    [0, 'Service is not available', true, 'contradictory'],
    [96, 'The payment gateway is unavailable.', false, 'failed'],
    [402, 'The system is down.', true, 'failed'],
  ])(
    'reads the result code %d with “%s”, after a charge without an outcome: %s, as %s',
    async (resultCode, message, isRepeated, outcome) => {
      respondsWith({ isSuccess: true, resultCode, message });
      const sent = processPayment(stub.client, { transactionId: 't-1', intent, isRepeated });
      await expect(sent).resolves.toMatchObject({ outcome });
    },
  );

  /** A client whose first request is lost, and whose second one is answered. */
  function losesFirst(answer: object) {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => Response.json(answer)];
    const fetch = async (): Promise<Response> => (answers.shift() ?? (() => Response.error()))();
    return stubClient('https://services.example', { fetch, random: () => 0 }).client;
  }

  it.each(['The payment gateway is unavailable.', 'Duplicate transaction.'])(
    'reads “%s” after a lost answer as contradictory, also within one call',
    async (message) => {
      const client = losesFirst({ isSuccess: true, resultCode: 96, message });
      const paid = processPayment(client, { transactionId: 't-1', intent });
      await expect(paid).resolves.toMatchObject({ outcome: 'contradictory' });
    },
  );

  it('does not read an outage after a lost answer as a refused payment', async () => {
    const client = losesFirst(unavailable.body);
    const error: unknown = await processPayment(client, { transactionId: 't-1', intent }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ kind: 'refused', reason: 'Service is not available' });
    expect(isPaymentRefused(error, { callId: 'processPayment' })).toBe(false);
  });

  it('throws the refusal of HTTP 400 with its message', async () => {
    respondsWithStatus(400, response.refused.body);
    await expect(process()).rejects.toMatchObject({ kind: 'refused', reason: 'This purchase cannot be paid.' });
  });
});

describe('logPurchase', () => {
  const log = (sheet?: { url: string }) =>
    logPurchase(stub.client, { ...purchase, step: 'e2e-payment', message: '=Payment Url Empty', status: 200, sheet });

  it('does nothing without a sheet', async () => {
    await log();
    expect(stub.received()).toBeUndefined();
  });

  it('adds a row to a carrier’s sheet, as text', async () => {
    respondsWith({ created: 1 });
    await log({ url: `${stub.client.services.api.base}/log` });
    expect(stub.received().body).toEqual({
      data: [
        {
          Timestamp: '11-20-2026 12:00:00',
          TransactionId: 't-1',
          CarrierId: '1004',
          BrandCode: 'LS',
          Step: 'e2e-payment',
          Message: "'=Payment Url Empty",
          Status: '200',
        },
      ],
      mode: 'RAW',
    });
    expect(stub.received().headers.authorization).toBeUndefined();
  });
});

describe('message of a partner', () => {
  it.each([
    { type: 'card.loaded' },
    { type: 'card.height', height: 412 },
    { type: 'card.succeeded', token: 'card-1' },
    { type: 'card.declined', message: 'The bank declined the card.' },
    { type: 'sign.ended', event: 'signing_complete' },
  ])('reads %j', (message) => expect(partnerMessageOf({ ...message, more: 1 })).toEqual(message));

  it.each([
    null,
    'card.loaded',
    {},
    { type: 'card.unknown' },
    { type: 'card.height', height: '412' },
    { type: 'card.height', height: 1e9 },
    { type: 'card.succeeded', token: '' },
    { type: 'card.succeeded', token: 'x'.repeat(501) },
    { type: 'sign.ended', event: 'signed' },
  ])('ignores %j', (message) => expect(partnerMessageOf(message)).toBeUndefined());
});
