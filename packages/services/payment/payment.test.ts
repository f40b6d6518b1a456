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

describe('a policy that is looked up', () => {
  const { response } = findPayablePolicyExamples;
  const find = (policyNumber = 'LKM-1001') =>
    findPayablePolicy(stub.client, {
      policyNumber,
      email: ' alex@example.com',
      phone: '512-555-0142',
      birthDate: '1990-04-17',
    });

  it('is asked for in upper case, with a phone of digits and a date of month, day and year', async () => {
    answers(response.payable.body);
    await find(' lkm-1001 ');
    const { header: _, ...example } = findPayablePolicyExamples.request.alex.body!;
    expect(body()).toEqual(example);
  });

  it('can be paid', async () => {
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

  it('may say no more than it has to', async () => {
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
  ] as const)('says why it cannot be paid: %s', async (name, expected) => {
    answers(response[name].body);
    const { isPayable, message } = await find();
    expect([isPayable, paymentMessage(message)]).toEqual([false, expected]);
    expect(stub.reported).toEqual([]);
  });

  it('is refused in the service’s words where there is none', async () => {
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
  ])('is malformed when it can be paid and has %s', async (_what, change) => {
    answers({ ...response.payable.body, ...change });
    await expect(find()).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('a payment that begins', () => {
  const { response } = openPaymentSessionExamples;
  const open = () => openPaymentSession(stub.client, { policyId: 'p-1001', token: 'lookup-7f3a', intent: 'i-1' });

  it.each([
    ['page', { paymentUrl: 'https://pay.partner.example/pay/9f2c', token: '', message: '' }],
    ['paidAtOnce', { paymentUrl: '', token: 'payment-52aa', message: '' }],
    ['approved', { paymentUrl: '', token: '', message: 'This transaction has been approved' }],
    ['neither', { paymentUrl: '', token: '', message: '' }],
    // Not judged here: the page says that it was refused, and where to.
    ['insecure', { paymentUrl: 'http://pay.partner.example/pay/9f2c', token: '', message: '' }],
  ] as const)('answers %s', async (name, expected) => {
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

  it('is refused for a token of no lookup', async () => {
    answers(response.unknown.body);
    await expect(open()).rejects.toMatchObject({ kind: 'refused', reason: 'Policy not found' });
  });
});

describe('a return address', () => {
  const { response } = setPaymentReturnExamples;
  const redirectTo = 'https://www.agency.example/make-a-payment';
  const set = () => setPaymentReturn(stub.client, { policyId: 'p-1001', redirectTo });

  it('is told', async () => {
    answers(response.noted.body);
    expect(await set()).toBeUndefined();
    expect(stub.received().method).toBe('POST');
    expect(query()).toEqual({ path: '/api/makepayment/redirect' });
    expect(body()).toEqual({ policyId: 'p-1001', redirectTo });
  });

  it('is refused where it is not the site’s', async () => {
    answers(response.notAllowed.body);
    await expect(set()).rejects.toMatchObject({ kind: 'refused', reason: 'This return address is not allowed' });
  });
});

describe('what became of a payment', () => {
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

  it('is paid, with an A', async () => {
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

  it('may be no more than an A', async () => {
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
  ] as const)('is not paid, with any other: %s', async (name, status, message) => {
    answers(response[name].body);
    expect(await load()).toMatchObject({ ...known, isApproved: false, status, message, invoiceId: '' });
  });

  it.each(['a', 'AA', ' A', 'Approved'])('is not paid, with %j', async (status) => {
    answers({ customerPayment: { paymentDetails: [{ status }] } });
    expect(await load()).toMatchObject({ isApproved: false, status });
  });

  it('is unknown for a token of no payment', async () => {
    answers(response.notFound.body);
    await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'Payment not found' });
  });

  it('is malformed without a status', async () => {
    answers({ customerPayment: { paymentDetails: [] } });
    await expect(load()).rejects.toBeInstanceOf(MalformedError);
  });
});
