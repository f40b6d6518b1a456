import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '#domain/calendar-date';
import { paymentMessage } from '#domain/payment-message';
import type { Sandbox } from '#sandbox/start-sandbox';
import { startEmptySandbox } from '#sandbox/testing/empty-sandbox';
import { NetworkError, RefusedError, StatusError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { servicesConfig } from '../services-config.ts';
import { createGuestToken } from '../session/create-guest-token.ts';
import { stubClient } from '../testing/stub-client.ts';
import { findPayablePolicy } from './find-payable-policy.ts';
import { loadPaymentResult } from './load-payment-result.ts';
import { openPaymentSession } from './open-payment-session.ts';
import { setPaymentReturn } from './set-payment-return.ts';

const now = Date.UTC(2026, 10, 20, 18);
const today = '2026-11-20';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startEmptySandbox({ now: () => now });
});
afterAll(() => sandbox.close());

let visits = 0;
/** A new visit with a guest token. */
function visit(options: { variant?: 'primary' | 'ca'; language?: 'en' | 'es'; paths?: Record<string, string> } = {}) {
  const { variant = 'primary', language = 'en', paths = {} } = options;
  visits += 1;
  const trackId = `payment-visit-${visits}`;
  let token: Promise<string> | undefined;
  const { client, reported } = stubClient(sandbox.url, {
    services: z.parse(servicesConfig, {
      brandCode: 'LS',
      api: { base: `${sandbox.url}/sandbox`, ca: `${sandbox.url}/sandbox/ca` },
      paths,
    }),
    trackId,
    variant: () => variant,
    language: () => language,
    random: () => 0,
    now: () => now,
    tokens: {
      guest: (signal) => (token ??= createGuestToken(client, {}, signal).then(({ value }) => value)),
      renewGuest: () => Promise.resolve((token = undefined)),
    },
  });
  return { client, reported, trackId };
}

let client: ServiceClient;
let reported: ReturnType<typeof visit>['reported'];
let trackId: string;
beforeEach(async () => {
  ({ client, reported, trackId } = visit());
  await fetch(`${sandbox.url}/sandbox/charges`, { method: 'DELETE' });
});

const alex = { email: 'alex@example.com', phone: '512-555-0142', birthDate: '1990-04-17' };
const find = (policyNumber: string, asker = client) => findPayablePolicy(asker, { ...alex, policyNumber });

async function begin(policyNumber: string, intent = 'i-1', asker = client) {
  const { policyId, token } = await find(policyNumber, asker);
  return openPaymentSession(asker, { policyId, token, intent });
}

/** Sends the form of the payment page, and returns the token of the redirect. */
async function send(paymentUrl: string, way = ''): Promise<string> {
  const address = new URL(paymentUrl);
  address.pathname += way;
  const card = { cardHolderName: 'Alex Example', number: '4111111111111111', expiration: '08/30', securityCode: '123' };
  const { headers } = await fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) });
  return new URL(headers.get('Location')!).searchParams.get('token')!;
}

const setFault = (fault: object) =>
  fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify({ ...fault, scope: trackId }) });

describe('policy lookup against the sandbox', () => {
  it.each([
    ['lkm-1001', 'Larkspur Mutual', 12_840, 12, true, ''],
    ['CKC-1002', 'Copper Kettle Casualty', 12_840, 1, false, 'dueWithin48Hours'],
    ['JNF-1003', 'Juniper & Finch', 12_840, -5, false, 'pastDue'],
    ['PLI-1004', 'Paper Lantern Insurance', 12_840, 12, false, 'alreadyMade'],
    ['ZZX-1005', 'Far Harbor Mutual', 12_840, 12, true, ''],
    ['OFG-1006', 'Old Ferry General', 12_840, 12, false, 'other'],
    ['MGA-1007', 'Marigold Auto', 9_675, 12, true, ''],
    ['MGA-1008', 'Marigold Auto', 9_675, 12, true, ''],
    ['MGA-1009', 'Marigold Auto', 9_675, 12, true, ''],
    ['MGA-1010', 'Marigold Auto', 9_675, 12, true, ''],
    ['MGA-1011', 'Marigold Auto', 9_675, 12, true, ''],
    ['MGA-1013', 'Marigold Auto', 9_675, 12, true, ''],
  ] as const)('finds the policy %s of %s', async (policyNumber, company, amount, days, isPayable, meaning) => {
    for (const asker of [client, visit({ variant: 'ca' }).client, visit({ language: 'es' }).client]) {
      const policy = await find(policyNumber, asker);
      expect(policy).toMatchObject({
        policyNumber: policyNumber.toUpperCase(),
        policyType: 'Auto',
        insuredName: 'Alex Example',
        company,
        amount,
        dueDate: addDays(today, days),
        isPayable,
      });
      expect(policy.message && paymentMessage(policy.message)).toBe(meaning);
      expect(policy.carrierUrl).toMatch(/^http:\/\/localhost:\d+\/pay-at\//);
    }
    expect(reported).toEqual([]);
  });

  it('finds a policy only with its own date of birth', async () => {
    await expect(findPayablePolicy(client, { ...alex, policyNumber: 'SCP-1012' })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'Policy not found',
    });
    const californian = { ...alex, birthDate: '1984-11-30', policyNumber: 'SCP-1012' };
    expect(await findPayablePolicy(visit({ variant: 'ca' }).client, californian)).toMatchObject({
      insuredName: 'Jordan Sample',
      amount: 2_450,
    });
    await expect(find('LKM-9999')).rejects.toBeInstanceOf(RefusedError);
    expect(reported.map(({ callId, status }) => [callId, status])).toEqual([
      ['findPayablePolicy', 200],
      ['findPayablePolicy', 200],
    ]);
  });
});

describe('payment against the sandbox', () => {
  const redirectTo = () => `${sandbox.url}/make-a-payment.html`;

  it.each(['primary', 'ca'] as const)('starts a payment, makes it and loads its result (%s)', async (variant) => {
    const asker = visit({ variant }).client;
    const { policyId, token } = await find('LKM-1001', asker);
    await setPaymentReturn(asker, { policyId, redirectTo: redirectTo() });
    const { paymentUrl, ...rest } = await openPaymentSession(asker, { policyId, token, intent: 'i-1' });
    expect(rest).toEqual({ token: '', message: '' });
    expect(new URL(paymentUrl).origin).toBe(sandbox.partnerUrl);
    expect((await openPaymentSession(asker, { policyId, token, intent: 'i-1' })).paymentUrl).toBe(paymentUrl);
    expect(await loadPaymentResult(asker, { token: await send(paymentUrl) })).toEqual({
      outcome: 'approved',
      status: 'A',
      message: 'Approved',
      policyId,
      policyNumber: 'LKM-1001',
      receiptEmail: 'alex@example.com',
      carrierName: 'Larkspur Mutual',
      insuredName: 'Alex Example',
      amount: 12_840,
      invoiceId: expect.stringMatching(/^INV-20261120-/) as unknown,
      payDate: today,
      dueDate: addDays(today, 12),
      cardHolderName: 'Alex Example',
    });
    expect(paymentMessage((await find('LKM-1001', asker)).message)).toBe('alreadyMade');
    const again = await openPaymentSession(asker, { policyId, token, intent: 'i-2' });
    expect(again).toEqual({ paymentUrl: '', token: '', message: 'This transaction has been approved' });
  });

  it.each([
    ['/decline', 'D', 'The bank declined'],
    ['/leave', 'C', 'You left before paying'],
  ])('returns no paid result after a payment that ends with %s', async (way, status, message) => {
    const { policyId } = await find('LKM-1001');
    await setPaymentReturn(client, { policyId, redirectTo: redirectTo() });
    const { paymentUrl } = await begin('LKM-1001');
    const result = await loadPaymentResult(client, { token: await send(paymentUrl, way) });
    expect(result).toMatchObject({
      outcome: 'declined',
      status,
      message: expect.stringContaining(message) as unknown,
      invoiceId: '',
    });
    expect(result).not.toHaveProperty('payDate');
  });

  it('returns the token of the result when the carrier has collected the payment', async () => {
    const { paymentUrl, token } = await begin('MGA-1013');
    expect(paymentUrl).toBe('');
    expect(await loadPaymentResult(client, { token })).toMatchObject({ outcome: 'approved', amount: 9_675 });
  });

  it('returns an untrusted payment address unchanged, for the page to check', async () => {
    expect((await begin('MGA-1008')).paymentUrl).toMatch(/^https:\/\/stranger\.example\//);
    expect((await begin('MGA-1009')).paymentUrl).toMatch(/^http:\/\/pay\.stranger\.example\//);
    expect(await begin('MGA-1010')).toEqual({ paymentUrl: '', token: '', message: '' });
  });

  it('retries a failing payment session four times and reports it once', async () => {
    await expect(begin('MGA-1011')).rejects.toBeInstanceOf(StatusError);
    expect(reported).toMatchObject([{ callId: 'openPaymentSession', status: 500 }]);
  });

  it('accepts only a return address on the site', async () => {
    const { policyId } = await find('LKM-1001');
    await expect(setPaymentReturn(client, { policyId, redirectTo: 'https://stranger.example/' })).rejects.toMatchObject(
      {
        reason: 'This return address is not allowed',
      },
    );
  });

  it('returns no payment result for another token', async () => {
    await expect(loadPaymentResult(client, { token: 'payment-1' })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'Payment not found',
    });
  });

  it('opens one payment session even when the first response is lost', async () => {
    await setFault({ call: 'openPaymentSession', kind: 'hangUpAfter', times: 2 });
    const { paymentUrl } = await begin('MGA-1007');
    expect((await begin('MGA-1007')).paymentUrl).toBe(paymentUrl);
    const charges = (await (await fetch(`${sandbox.url}/sandbox/charges`)).json()) as unknown[];
    expect(charges).toEqual([]);
  });

  it.each(['findPayablePolicy', 'openPaymentSession', 'setPaymentReturn', 'loadPaymentResult'])(
    'applies the injected fault to %s',
    async (call) => {
      const { policyId, token } = await find('LKM-1001');
      const calls: Record<string, () => Promise<unknown>> = {
        findPayablePolicy: () => find('LKM-1001'),
        openPaymentSession: () => openPaymentSession(client, { policyId, token, intent: 'i-1' }),
        setPaymentReturn: () => setPaymentReturn(client, { policyId, redirectTo: redirectTo() }),
        loadPaymentResult: () => loadPaymentResult(client, { token: 'payment-1' }),
      };
      await setFault({ call, kind: 'hangUp' });
      await expect(calls[call]!()).rejects.toBeInstanceOf(NetworkError);
    },
  );

  it.each(['findPayablePolicy', 'openPaymentSession', 'setPaymentReturn', 'loadPaymentResult'])(
    'calls %s at the configured path',
    async (call) => {
      const elsewhere = visit({ paths: { [call]: '/elsewhere' } }).client;
      const calls: Record<string, () => Promise<unknown>> = {
        findPayablePolicy: () => find('LKM-1001', elsewhere),
        openPaymentSession: () => openPaymentSession(elsewhere, { policyId: 'p', token: 't', intent: 'i-1' }),
        setPaymentReturn: () => setPaymentReturn(elsewhere, { policyId: 'p', redirectTo: redirectTo() }),
        loadPaymentResult: () => loadPaymentResult(elsewhere, { token: 't' }),
      };
      await expect(calls[call]!()).rejects.toMatchObject({ status: 404 });
    },
  );
});
