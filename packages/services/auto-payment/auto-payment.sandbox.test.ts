import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isPaymentPending, isSold } from '#domain/buy-now-status';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox';
import { NetworkError, RefusedError, StatusError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { loadQuoteByTransaction } from '../quotes/load-quote-by-transaction.ts';
import { servicesConfig } from '../services-config.ts';
import { createGuestToken } from '../session/create-guest-token.ts';
import { stubClient } from '../testing/stub-client.ts';
import { buyNowStatus } from './buy-now-status.ts';
import { carrierQuestions } from './carrier-questions.ts';
import { carrierResult } from './carrier-result.ts';
import { currentBuyNowStatus } from './current-buy-now-status.ts';
import { logPurchase } from './log-purchase.ts';
import { openPurchasePayment } from './open-purchase-payment.ts';
import { policyDocument } from './policy-document.ts';
import { processPayment } from './process-payment.ts';
import { purchaseProgress } from './purchase-progress.ts';
import type { PurchaseReference } from './purchase-reference.ts';
import { signPolicy } from './sign-policy.ts';
import { submitPurchase } from './submit-purchase.ts';

const aSecond = 1_000;
const clock = { now: Date.UTC(2026, 10, 20, 18) };
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    partnerPort: 0,
    distDir: 'dist',
    demoDir: 'demo-pages',
    now: () => clock.now,
  });
});
afterAll(() => sandbox.close());

let visits = 0;
/** A new visit with a guest token. */
function visit(variant: 'primary' | 'ca' = 'primary') {
  visits += 1;
  const trackId = `purchase-visit-${visits}`;
  let token: Promise<string> | undefined;
  const { client, reported } = stubClient(sandbox.url, {
    services: z.parse(servicesConfig, {
      brandCode: 'LS',
      api: { base: `${sandbox.url}/sandbox`, ca: `${sandbox.url}/sandbox/ca` },
      purchaseLog: { url: `${sandbox.url}/sandbox/purchase-log` },
    }),
    trackId,
    variant: () => variant,
    random: () => 0,
    now: () => clock.now,
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
beforeEach(() => {
  ({ client, reported, trackId } = visit());
});

async function seeded(code: number, { carrierId = '1004', variant = 'primary' } = {}): Promise<PurchaseReference> {
  const response = await fetch(`${sandbox.url}/sandbox/admin/buy-now`, {
    method: 'POST',
    body: JSON.stringify({ code, carrierId, variant }),
  });
  const { transactionId } = (await response.json()) as PurchaseReference;
  return { transactionId, carrierId };
}

const setFault = (fault: object) =>
  fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify({ ...fault, scope: trackId }) });

async function chargesOf({ transactionId }: PurchaseReference): Promise<unknown[]> {
  const response = await fetch(`${sandbox.url}/sandbox/admin/buy-now?transactionId=${transactionId}`);
  return ((await response.json()) as { charges: unknown[] }[])[0]!.charges;
}

const post = (address: string, form: Record<string, string>) =>
  fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

describe('a purchase against the sandbox', () => {
  it.each(['primary', 'ca'] as const)('is loaded, rated, paid and signed, with its documents (%s)', async (variant) => {
    const { client: buyer, reported: problems } = visit(variant);
    const purchase = await seeded(-1, { variant });
    expect(await currentBuyNowStatus(buyer, purchase)).toBe(-1);
    const { drivers, vehicles, contact, address, coverage, term } = await loadQuoteByTransaction(buyer, purchase);
    const questions = await carrierQuestions(buyer, purchase);
    expect(isPaymentPending(await buyNowStatus(buyer, purchase))).toBe(true);

    const [primary] = drivers;
    const { transactionId } = await submitPurchase(buyer, {
      purchase,
      transactionId: `submission-${visits}`,
      drivers: [
        {
          id: 'primary',
          birthDate: '1990-04-17',
          gender: 'male',
          maritalStatus: 'single',
          isInsured: true,
          license: { type: 'unitedStates', number: '12345678' },
          ...primary!,
          relation: 'self',
        },
      ],
      contact: { email: '', phone: '', ...contact, hasConsented: true },
      address: { street: '', apartment: '', city: '', state: 'TX', zip: '', ...address },
      vehicles: [{ id: 'v-1', ...vehicles[0]! }],
      coverage: coverage!,
      term: term!,
      wantsHomeInsurance: false,
      answers: questions.map(({ code, yesValue, noValue }) => ({
        code: String(code),
        value: code === 'Registered' ? yesValue : noValue,
      })),
      isPaperless: true,
    });
    expect(transactionId).toBe(purchase.transactionId);
    expect(await purchaseProgress(buyer, purchase)).toEqual({ completedCount: 0, isDone: false });
    clock.now += 2 * aSecond;
    expect(await purchaseProgress(buyer, purchase)).toEqual({ completedCount: 1, isDone: true });
    const { options, errors } = await carrierResult(buyer, purchase);
    expect(errors).toEqual([]);
    expect(options[0]).toMatchObject({ carrierName: 'Tumbleweed Direct', agencyFee: 2_500 });

    const { url: paymentUrl } = await openPurchasePayment(buyer, { ...purchase, mode: 'frame' });
    const card = {
      cardHolderName: 'Alex Example',
      number: '4111111111111111',
      expiration: '08/30',
      securityCode: '123',
    };
    await post(paymentUrl, card);
    expect(isPaymentPending(await buyNowStatus(buyer, purchase))).toBe(false);
    expect(await processPayment(buyer, { ...purchase, intent: `pay-${visits}` })).toMatchObject({
      outcome: 'charged',
      amount: options[0]!.downPayment! + 2_500,
    });
    clock.now += 2 * aSecond;
    const { policyId, canSign, messages } = await buyNowStatus(buyer, purchase);
    expect([canSign, messages]).toEqual([true, ['The policy is issued.']]);
    const { url: signUrl } = await signPolicy(buyer, { ...purchase, intent: `sign-${visits}` });
    const page = await (await fetch(signUrl)).text();
    const form = new URL(/action="([^"]+)"/.exec(page)![1]!, signUrl).href;
    await post(form, { way: 'sign', signerName: 'Alex Example', consent: 'yes' });
    clock.now += 2 * aSecond;
    expect(isSold(await buyNowStatus(buyer, purchase))).toBe(true);
    expect(await currentBuyNowStatus(buyer, purchase)).toBe(6);
    const { url } = await policyDocument(buyer, { ...purchase, policyNumber: policyId });
    expect((await fetch(url)).headers.get('content-type')).toBe('application/pdf');
    expect(problems).toEqual([]);
  });

  it('is charged once when the services charge and hang up, because the retry has the same key', async () => {
    const purchase = await seeded(2);
    await setFault({ call: 'processPayment', kind: 'hangUpAfter', times: 1 });
    expect(await processPayment(client, { ...purchase, intent: 'hang-up' })).toMatchObject({ outcome: 'charged' });
    expect(await chargesOf(purchase)).toHaveLength(1);
    expect(reported).toEqual([]);
  });

  it('is charged once while the first request is running, and every press gets its response', async () => {
    const purchase = await seeded(2);
    await setFault({ call: 'processPayment', kind: 'busy', delay: 500, times: 1 });
    const presses = Array.from({ length: 10 }, () => processPayment(client, { ...purchase, intent: 'presses' }));
    const answers = await Promise.all(presses);
    expect(answers.map(({ outcome }) => outcome)).toEqual(presses.map(() => 'charged'));
    expect(await chargesOf(purchase)).toHaveLength(1);
  });

  it('throws a refusal with status 422 when the key belongs to another payment', async () => {
    const [one, other] = [await seeded(2), await seeded(2)];
    await processPayment(client, { ...one, intent: 'shared' });
    const error = await processPayment(client, { ...other, intent: 'shared' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ status: 422 });
    expect(await chargesOf(other)).toEqual([]);
  });

  it('throws no refusal when the services do not respond, because the card may have been charged', async () => {
    const purchase = await seeded(2);
    await setFault({ call: 'processPayment', kind: 'hangUp' });
    await expect(processPayment(client, { ...purchase, intent: 'gone' })).rejects.toBeInstanceOf(NetworkError);
    await setFault({ call: 'processPayment', kind: 'status', status: 503 });
    await expect(processPayment(client, { ...purchase, intent: 'gone' })).rejects.toBeInstanceOf(StatusError);
    expect(await chargesOf(purchase)).toEqual([]);
  });

  it('writes its steps into the log sheet', async () => {
    const purchase = await seeded(1);
    await logPurchase(client, { ...purchase, step: 'e2e-payment', message: 'Payment Url null', status: 200 });
    const response = await fetch(`${sandbox.url}/sandbox/admin/purchase-log?TransactionId=${purchase.transactionId}`);
    expect(await response.json()).toEqual([
      expect.objectContaining({ CarrierId: '1004', BrandCode: 'LS', Step: 'e2e-payment', Message: 'Payment Url null' }),
    ]);
  });
});
