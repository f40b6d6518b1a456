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
const { answers, query, body } = stub;

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
    answers(response.payable.body);
    await find(' lkm-1001 ');
    const { header: _, ...example } = findPayablePolicyExamples.request.alex.body!;
    expect(body()).toEqual(example);
  });

  it('reads a policy that can be paid', async () => {
    answers(response.payable.body);
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
    answers(response.minimal.body);
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
  ] as const)('returns why a policy cannot be paid: %s', async (name, expected) => {
    answers(response[name].body);
    const { isPayable, message } = await find();
    expect([isPayable, paymentMessage(message)]).toEqual([false, expected]);
    expect(stub.reported).toEqual([]);
  });

  it('throws the service’s message when no policy is found', async () => {
    answers(response.notFound.body);
    const error = await find().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).reason).toBe('Policy not found');
    expect(stub.reported).toHaveLength(1);
  });

  it.each([
    ['no amount', { monthlyPayment: undefined }],
    ['nothing to pay', { monthlyPayment: 0 }],
    ['an amount that is no number', { monthlyPayment: 'soon' }],
    ['no token', { token: '' }],
    ['no policy', { policyId: null }],
  ])('throws a malformed error for a payable policy with %s', async (_what, change) => {
    answers({ ...response.payable.body, ...change });
    await expect(find()).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('openPaymentSession', () => {
  const { response } = openPaymentSessionExamples;
  const open = () => openPaymentSession(stub.client, { policyId: 'p-1001', token: 'lookup-7f3a', intent: 'i-1' });

  it.each([
    ['page', { paymentUrl: 'https://pay.partner.example/pay/9f2c', token: '', message: '' }],
    ['paidAtOnce', { paymentUrl: '', token: 'payment-52aa', message: '' }],
    ['approved', { paymentUrl: '', token: '', message: 'This transaction has been approved' }],
    ['neither', { paymentUrl: '', token: '', message: '' }],
    // Not validated here: the page reports an untrusted address.
    ['insecure', { paymentUrl: 'http://pay.partner.example/pay/9f2c', token: '', message: '' }],
  ] as const)('reads the session response %s', async (name, expected) => {
    answers(response[name].body);
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
    answers(response.unknown.body);
    await expect(open()).rejects.toMatchObject({ kind: 'refused', reason: 'Policy not found' });
  });
});

describe('setPaymentReturn', () => {
  const { response } = setPaymentReturnExamples;
  const redirectTo = 'https://www.agency.example/make-a-payment';
  const set = () => setPaymentReturn(stub.client, { policyId: 'p-1001', redirectTo });

  it('sends the return address of the visitor', async () => {
    answers(response.noted.body);
    expect(await set()).toBeUndefined();
    expect(stub.received().method).toBe('POST');
    expect(query()).toEqual({ path: '/api/makepayment/redirect' });
    expect(body()).toEqual({ policyId: 'p-1001', redirectTo });
  });

  it('throws a refusal for a return address outside the site', async () => {
    answers(response.notAllowed.body);
    await expect(set()).rejects.toMatchObject({ kind: 'refused', reason: 'This return address is not allowed' });
  });
});

describe('loadPaymentResult', () => {
  const { response } = loadPaymentResultExamples;
  const load = () => loadPaymentResult(stub.client, { token: 'payment-52aa' });
  const known = {
    policyId: 'p-1001',
    policyNumber: 'LKM-1001',
    carrierName: 'Larkspur Mutual',
    insuredName: 'Alex Example',
    amount: 12_840,
    dueDate: '2026-12-05',
  };

  it('reads a payment with status A as paid', async () => {
    answers(response.approved.body);
    expect(await load()).toEqual({
      ...known,
      isApproved: true,
      status: 'A',
      message: 'Approved',
      invoiceId: 'INV-20261120-1001',
      payDate: '2026-11-20',
      cardHolderName: 'Alex Example',
    });
    expect(query()).toEqual({ path: '/api/makepayment/getPaymentDetail', token: 'payment-52aa' });
  });

  it('reads a paid result that holds only the status A', async () => {
    answers(response.minimal.body);
    expect(await load()).toEqual({
      isApproved: true,
      status: 'A',
      message: '',
      policyId: '',
      policyNumber: '',
      carrierName: '',
      insuredName: '',
      amount: 0,
      invoiceId: '',
      cardHolderName: '',
    });
  });

  it.each([
    ['declined', 'D', 'The bank declined the card. Nothing was charged.'],
    ['left', 'C', 'You left before paying. Nothing was charged.'],
    ['pending', 'P', 'This payment has not been made yet.'],
    ['alreadyMade', 'C', 'This payment has already been made'],
  ] as const)('reads any other status as not paid: %s', async (name, status, message) => {
    answers(response[name].body);
    expect(await load()).toMatchObject({ ...known, isApproved: false, status, message, invoiceId: '' });
  });

  it.each(['a', 'AA', ' A', 'Approved'])('reads the status %j as not paid', async (status) => {
    answers({ customerPayment: { paymentDetails: [{ status }] } });
    expect(await load()).toMatchObject({ isApproved: false, status });
  });

  it('throws a refusal for a token without a payment', async () => {
    answers(response.notFound.body);
    await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'Payment not found' });
  });

  it('throws a malformed error for a result without a status', async () => {
    answers({ customerPayment: { paymentDetails: [] } });
    await expect(load()).rejects.toBeInstanceOf(MalformedError);
  });
});
