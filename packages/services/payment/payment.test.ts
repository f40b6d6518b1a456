import { describe, expect, it } from 'vitest';
import { paymentMessage } from '#domain/payment-message';
import { MalformedError, RefusedError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { findPayablePolicyExamples } from './find-payable-policy.examples.ts';
import { findPayablePolicy } from './find-payable-policy.ts';
import { loadPaymentResultExamples } from './load-payment-result.examples.ts';
import { loadPaymentResult } from './load-payment-result.ts';
import { openPaymentSessionExamples } from './open-payment-session.examples.ts';
import { openPaymentSession } from './open-payment-session.ts';
import { setPaymentReturnExamples } from './set-payment-return.examples.ts';
import { setPaymentReturn } from './set-payment-return.ts';

const stub = stubbedCalls();
const { respondsWith, query, body } = stub;

describe('findPayablePolicy', () => {
  const { response } = findPayablePolicyExamples;
  const find = (policyNumber = 'LKM-1001') =>
    findPayablePolicy(stub.client, {
      policyNumber,
      email: ' alex@example.com',
      phone: '512-555-0142',
      birthDate: '1990-04-17',
    });

  it('sends the policy number in upper case, the digits of the phone and the date as month, day, year', async () => {
    respondsWith(response.payable.body);
    await find(' lkm-1001 ');
    const { header: _, ...example } = findPayablePolicyExamples.request.alex.body!;
    expect(body()).toEqual(example);
  });

  it('reads a policy that can be paid', async () => {
    respondsWith(response.payable.body);
    expect(await find()).toEqual({
      token: 'lookup-7f3a',
      policyId: 'p-1001',
      policyNumber: 'LKM-1001',
      policyType: 'Auto',
      insuredName: 'Alex Example',
      company: 'Larkspur Mutual',
      amount: 12_840,
      dueDate: '2026-12-05',
      isPayable: true,
      message: '',
      carrierUrl: '',
    });
  });

  it('reads a policy that has only the required fields', async () => {
    respondsWith(response.minimal.body);
    expect(await find()).toEqual({
      token: 'lookup-7f3a',
      policyId: '1001',
      policyNumber: 'LKM-1001',
      policyType: '',
      insuredName: '',
      company: '',
      amount: 128_400,
      dueDate: undefined,
      isPayable: true,
      message: '',
      carrierUrl: '',
    });
  });

  it.each([
    ['alreadyMade', 'alreadyMade'],
    ['dueWithin48Hours', 'dueWithin48Hours'],
    ['pastDue', 'pastDue'],
    ['elsewhere', 'other'],
  ] as const)('returns the reason why a policy cannot be paid: %s', async (name, expected) => {
    respondsWith(response[name].body);
    const { isPayable, message } = await find();
    expect([isPayable, paymentMessage(message)]).toEqual([false, expected]);
    expect(stub.reported).toEqual([]);
  });

  it.each(['Success', 'OK.', 'Éxito'])('drops the message %s of a policy that can be paid', async (message) => {
    respondsWith({ isSuccess: true, isPayable: true, policyId: 'p-1', token: 't-1', message });
    expect(await find()).toMatchObject({ isPayable: true, message: '' });
  });

  it('throws the service’s message when no policy is found', async () => {
    respondsWith(response.notFound.body);
    const error = await find().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).reason).toBe('Policy not found');
    expect(stub.reported).toHaveLength(1);
  });

  it.each([
    [128.4, 12_840],
    ['128.4', 12_840],
    ['1,234.50', 123_450],
    ['$128', 12_800],
    ['1,080.00 USD', 108_000],
    ['128,40', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
    [0, undefined],
  ])('reads the amount due %j as the cents %s', async (monthlyPayment, amount) => {
    respondsWith({ ...response.payable.body, monthlyPayment });
    expect(await find()).toMatchObject({ isPayable: true, amount });
  });

  it.each([
    ['token', { token: null }, { token: '', isPayable: true }],
    ['policy id', { policyId: undefined }, { policyId: '', isPayable: true }],
  ])('reads a payable policy without a %s', async (_what, change, expected) => {
    respondsWith({ ...response.payable.body, ...change });
    expect(await find()).toMatchObject(expected);
  });

  it('returns the reason why a policy without an id cannot be paid', async () => {
    const message = 'Your payment is past due. Please call your agent.';
    respondsWith({ isSuccess: true, isPayable: false, message });
    expect(await find()).toMatchObject({ policyId: '', isPayable: false, message });
  });

  it('throws a malformed error for a response with neither a policy nor a message', async () => {
    respondsWith({ isSuccess: true });
    await expect(find()).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('openPaymentSession', () => {
  const { response } = openPaymentSessionExamples;
  const open = () => openPaymentSession(stub.client, { policyId: 'p-1001', token: 'lookup-7f3a', intent: 'i-1' });

  it.each([
    ['page', { paymentUrl: 'https://pay.partner.example/pay/9f2c', token: '', message: '' }],
    ['collected', { paymentUrl: '', token: 'payment-52aa', message: '' }],
    ['approved', { paymentUrl: '', token: '', message: 'This transaction has been approved' }],
    ['neither', { paymentUrl: '', token: '', message: '' }],
    // Not validated here: the page reports an untrusted address.
    ['insecure', { paymentUrl: 'http://pay.partner.example/pay/9f2c', token: '', message: '' }],
  ] as const)('reads the session response %s', async (name, expected) => {
    respondsWith(response[name].body);
    expect(await open()).toEqual(expected);
    expect(query()).toEqual({
      path: '/api/makepayment/gettoken',
      policyId: 'p-1001',
      token: 'lookup-7f3a',
      idempotencyKey: 'i-1',
    });
    expect(stub.received().url.searchParams.get('header.brandCode')).toBe('LS');
  });

  it('throws a refusal for a token that no lookup issued', async () => {
    respondsWith(response.unknown.body);
    await expect(open()).rejects.toMatchObject({ kind: 'refused', reason: 'Policy not found' });
  });
});

describe('setPaymentReturn', () => {
  const { response } = setPaymentReturnExamples;
  const redirectTo = 'https://www.agency.example/make-a-payment';
  const set = () => setPaymentReturn(stub.client, { policyId: 'p-1001', redirectTo });

  it('sends the return address of the visitor', async () => {
    respondsWith(response.noted.body);
    expect(await set()).toBeUndefined();
    expect(stub.received().method).toBe('POST');
    expect(query()).toEqual({ path: '/api/makepayment/redirect' });
    expect(body()).toEqual({ policyId: 'p-1001', redirectTo });
  });

  it('throws a refusal for a return address outside the site', async () => {
    respondsWith(response.notAllowed.body);
    await expect(set()).rejects.toMatchObject({ kind: 'refused', reason: 'This return address is not allowed' });
  });
});

describe('loadPaymentResult', () => {
  const { response } = loadPaymentResultExamples;
  const load = () => loadPaymentResult(stub.client, { token: 'payment-52aa' });
  const policy = {
    policyId: 'p-1001',
    policyNumber: 'LKM-1001',
    receiptEmail: 'alex@example.com',
    carrierName: 'Larkspur Mutual',
    insuredName: 'Alex Example',
    amount: 12_840,
    dueDate: '2026-12-05',
  };

  it('reads a payment with status A as paid', async () => {
    respondsWith(response.approved.body);
    expect(await load()).toEqual({
      ...policy,
      outcome: 'approved',
      status: 'A',
      message: 'Approved',
      invoiceId: 'INV-20261120-1001',
      payDate: '2026-11-20',
      cardHolderName: 'Alex Example',
    });
    expect(query()).toEqual({ path: '/api/makepayment/getPaymentDetail', token: 'payment-52aa' });
  });

  it('reads a paid result that holds only the status A', async () => {
    respondsWith(response.minimal.body);
    expect(await load()).toEqual({
      outcome: 'approved',
      status: 'A',
      message: '',
      policyId: '',
      policyNumber: '',
      receiptEmail: '',
      carrierName: '',
      insuredName: '',
      amount: undefined,
      invoiceId: '',
      cardHolderName: '',
    });
  });

  it.each([
    ['declined', 'D', 'The bank declined the card. Nothing was charged.'],
    ['left', 'C', 'You left before paying. Nothing was charged.'],
  ] as const)('reads any other status as not paid: %s', async (name, status, message) => {
    respondsWith(response[name].body);
    expect(await load()).toMatchObject({ ...policy, outcome: 'declined', status, message, invoiceId: '' });
  });

  it.each(['D', 'P'])(
    'reads a status %s whose message says approved as pending, without the message',
    async (status) => {
      respondsWith({
        customerPayment: { paymentDetails: [{ status, resultMessage: 'This transaction has been approved' }] },
      });
      expect(await load()).toMatchObject({ outcome: 'pending', message: '' });
    },
  );

  it('reads a payment that another window has made as already made', async () => {
    const message = 'This payment has already been made';
    respondsWith(response.alreadyMade.body);
    expect(await load()).toMatchObject({ ...policy, outcome: 'alreadyMade', status: 'C', message, invoiceId: '' });
  });

  it.each([
    ['P', 'alreadyMade'],
    ['D', 'alreadyMade'],
    [undefined, 'alreadyMade'],
    ['A', 'approved'],
  ])('reads the status %j with the message of a payment that was already made as %s', async (status, outcome) => {
    const resultMessage = 'This payment has already been made';
    respondsWith({ customerPayment: { paymentDetails: [{ status, resultMessage }] } });
    expect(await load()).toMatchObject({ outcome });
  });

  it.each([
    ['a', 'approved'],
    [' A ', 'approved'],
    ['Approved', 'approved'],
    ['AA', 'declined'],
    ['constructor', 'declined'],
    ['P', 'pending'],
    ['p', 'pending'],
    ['Pending', 'pending'],
    ['In progress', 'pending'],
    ['', 'pending'],
    [undefined, 'pending'],
    [7, 'declined'],
  ])('reads the status %j as %s', async (status, outcome) => {
    respondsWith({ customerPayment: { paymentDetails: [{ status }] } });
    expect(await load()).toMatchObject({ outcome });
  });

  it.each([
    ['1,234.50', 123_450],
    ['$128', 12_800],
    ['soon', undefined],
    [undefined, undefined],
    [0, undefined],
  ])('reads the paid amount %j as the cents %s', async (amount, cents) => {
    respondsWith({ customerPayment: { paymentDetails: [{ status: 'A', amount }] } });
    expect((await load()).amount).toBe(cents);
  });

  const paidEarlier = { status: 'A', amount: 99, invoiceId: 'INV-1' };

  it('reads the first payment, even if only a later one has a status', async () => {
    respondsWith({ customerPayment: { paymentDetails: [{ amount: 128.4 }, paidEarlier] } });
    expect(await load()).toMatchObject({ outcome: 'pending', amount: 12_840, invoiceId: '' });
  });

  it.each([
    ['no payment', []],
    ['a first payment that is not an object', [null, paidEarlier]],
  ])('throws a malformed error for a result with %s', async (_what, paymentDetails) => {
    respondsWith({ customerPayment: { paymentDetails } });
    await expect(load()).rejects.toBeInstanceOf(MalformedError);
  });

  it('throws a refusal for a token without a payment', async () => {
    respondsWith(response.notFound.body);
    await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'Payment not found' });
  });
});
