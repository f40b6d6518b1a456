import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyRenters } from '#services/renters/buy-renters.contract';
import { createRentersRequest } from '#services/renters/create-renters-request.contract';
import { loadRentersTransaction } from '#services/renters/load-renters-transaction.contract';
import { openRentersCard } from '#services/renters/open-renters-card.contract';
import { rateRenters } from '#services/renters/rate-renters.contract';
import { rentersCoverages } from '#services/renters/renters-coverages.contract';
import { rentersProgress } from '#services/renters/renters-progress.contract';
import { exampleRentersRequest, exampleRentersRequestWithOthers } from '#services/renters/renters-request.examples';
import { rentersResults } from '#services/renters/renters-results.contract';
import { rentersStatus } from '#services/renters/renters-status.contract';
import type { DeskState } from '../../desk/desk-state.ts';
import { rentersCarrier } from '../../renters/renters-rating.ts';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const aSecond = 1_000;
const merchant = { merchantId: '49', processor: 'CheckOut', method: 'CreditDebit' };
const visa = {
  cardHolderName: 'Alex Example',
  number: '4111 1111 1111 1111',
  expiration: '08/30',
  securityCode: '123',
};
const failing = { ...visa, number: '4000 0000 0000 0341' };
const declined = { ...visa, number: '4000 0000 0000 0002' };

logSkippedDatabases('renters calls');

describe.each(testDatabases)('renters on $name', ({ url }) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
    token = await sandbox.guestToken();
  });
  afterAll(() => sandbox.close());

  /** A rated request with the calls of a page. */
  async function rated(
    changes: Record<string, unknown> = {},
    carrier: { carrierId?: string } = { carrierId: rentersCarrier.id },
  ) {
    const transactionId = randomUUID();
    const body = { ...exampleRentersRequest, ...changes, transactionId };
    const keys = { transactionId, ...carrier };
    await sandbox.ask(createRentersRequest, { body, token });
    await sandbox.ask(rateRenters, { body: { ...body, RequestStep: '1' }, token });
    const give = async (card: Record<string, string>) => {
      const opened = await sandbox.ask(openRentersCard, { body: { ...keys, ...merchant, loginId: '304' }, token });
      const response = await fetch(opened.body.paymentUrl!, { method: 'POST', body: new URLSearchParams(card) });
      return (await response.json()) as { outcome: string; token: string; card: Record<string, string> };
    };
    const buy = (
      cardToken: string,
      key: string = randomUUID(),
      plan: Record<string, unknown> = { PaymentPlanCode: 'Annual' },
    ) =>
      sandbox.ask(buyRenters, {
        body: {
          ...keys,
          RequestStep: '3',
          paymentPlan: plan,
          paymentMethod: 'CreditDebit',
          paymentToken: { token: cardToken, ...merchant },
        },
        token,
        headers: { 'Idempotency-Key': `"${key}"` },
      });
    return {
      transactionId,
      body,
      give,
      buy,
      results: async () => (await sandbox.ask(rentersResults, { query: { transactionId }, token })).body,
      status: async () => (await sandbox.ask(rentersStatus, { body: keys, token })).body.buyNowStatusResponse,
      completed: async () =>
        (await sandbox.ask(rentersProgress, { body: { transactionId }, token })).body.completedCount,
      charges: async () => {
        const all = (await sandbox.read('/sandbox/admin/renters')) as { transactionId: string; charges: unknown[] }[];
        return all.find((transaction) => transaction.transactionId === transactionId)!.charges;
      },
    };
  }
  const pass = (milliseconds: number) => {
    sandbox.clock.now += milliseconds;
  };

  it('rates a request in a second, sells it with a kept card, and charges it once', async () => {
    const quote = await rated();
    expect(await quote.results()).toMatchObject({ isDone: false });
    expect(await quote.status()).toMatchObject({ paymentStatus: 'None' });
    pass(aSecond);
    const { results } = await quote.results();
    const plans = results![0]!.rates![0]!.paymentPlans;
    expect(plans.map(({ paymentPlanCode }) => paymentPlanCode)).toEqual([
      'Annual',
      'SemiAnnual',
      'Quarterly',
      'Monthly',
    ]);

    const cardResult = await quote.give(visa);
    expect(cardResult).toMatchObject({
      outcome: 'succeeded',
      card: { cardHolder: 'Alex Example', expiry: '08/30', cardType: 'visa', last4: '1111' },
    });
    const key = randomUUID();
    const monthly = { PaymentPlanCode: 'Monthly', InstallmentDayofMonth: 31 };
    await Promise.all(Array.from({ length: 10 }, () => quote.buy(cardResult.token, key, monthly)));
    expect(await quote.completed()).toBe(0);
    expect(await quote.status()).toMatchObject({ paymentStatus: 'Paid', rc3Status: 1 });
    pass(aSecond);
    expect(await quote.completed()).toBe(1);
    const { rc3PolicyId } = await quote.status();
    expect(rc3PolicyId).toMatch(/^HR-\d{6}$/);
    await quote.buy(cardResult.token);
    expect(await quote.charges()).toEqual([
      expect.objectContaining({ planCode: 'Monthly', installmentDay: 31, policyNumber: rc3PolicyId }),
    ]);
    const { sales } = (await sandbox.read('/sandbox/desk')) as DeskState;
    expect(sales.find(({ transactionId }) => transactionId === quote.transactionId)).toMatchObject({
      name: 'Alex Example',
      carrier: 'Hearthside Renters',
      status: 'sold',
    });
  });

  it('sells to a page that knows no carrier', async () => {
    const quote = await rated({}, {});
    pass(aSecond);
    await quote.buy((await quote.give(visa)).token);
    pass(aSecond);
    expect(await quote.status()).toMatchObject({ paymentStatus: 'Paid', rc3Status: 3 });
    expect(await quote.charges()).toHaveLength(1);
  });

  it('keeps no digit of a card', async () => {
    const quote = await rated();
    pass(aSecond);
    await quote.buy((await quote.give(visa)).token);
    const everything = JSON.stringify(await sandbox.read('/sandbox/admin/renters'));
    expect(everything).not.toContain('1111');
  });

  it('declines one card in its frame, and another one when it is charged', async () => {
    const quote = await rated();
    pass(aSecond);
    expect(await quote.give(declined)).toMatchObject({ outcome: 'declined' });
    const { token: cardToken } = await quote.give(failing);
    await quote.buy(cardToken);
    expect(await quote.completed()).toBe(1);
    expect(await quote.status()).toMatchObject({ paymentStatus: 'Declined', rc3Status: 0 });
    expect(await quote.charges()).toEqual([]);
    await quote.buy((await quote.give(visa)).token);
    expect(await quote.status()).toMatchObject({ paymentStatus: 'Paid' });
    expect(await quote.charges()).toHaveLength(1);
  });

  it('refuses a card of another transaction, a purchase without a rate, and another request with the same key', async () => {
    const quote = await rated();
    pass(aSecond);
    const other = await rated();
    const { token: cardToken } = await quote.give(visa);
    expect((await other.buy(cardToken)).status).toBe(400);
    pass(aSecond);
    expect((await other.buy(cardToken)).body.message).toContain('Nothing was charged');
    const key = randomUUID();
    await quote.buy(cardToken, key);
    expect((await quote.buy('card-other', key)).status).toBe(422);
  });

  it('explains which limits are not sold together', async () => {
    const coverages = [
      { CoverageCd: 'CoverageE', Limit: { Val1: 500_000 } },
      { CoverageCd: 'AllOtherPeril', Deductible: { Val1: 250 } },
    ];
    const quote = await rated({ coverages });
    pass(aSecond);
    const { results } = await quote.results();
    expect(results![0]!.errors).toEqual([
      { message: 'Liability of $500,000 is sold with a deductible of $500 or more.' },
    ]);
  });

  it('returns the answers of an earlier transaction, and of the built-in one', async () => {
    const quote = await rated(exampleRentersRequestWithOthers);
    const load = async (transactionId: string) =>
      (await sandbox.ask(loadRentersTransaction, { body: { transactionId }, token })).body;
    expect((await load(quote.transactionId)).prepareRequest).toMatchObject({
      customer: { name: 'Alex' },
      additionalCustomers: [
        { email: 'leasing@example.com', role: 1 },
        { name: 'Robin', role: 0 },
      ],
    });
    expect((await load('renters-demo')).prepareRequest).toMatchObject({ customer: { name: 'Riley' } });
    expect(await load('nobody')).toMatchObject({ isSuccess: false, message: 'Transaction not found' });
  });

  it('offers nothing and refuses requests in a state that is not sold', async () => {
    const offered = await sandbox.ask(rentersCoverages, { query: { State: 'AR' }, token });
    expect(offered.body).toMatchObject({ coverages: [], deductibles: [] });
    const address = { ...exampleRentersRequest.address, state: 'AR' };
    const { body } = await sandbox.ask(createRentersRequest, { body: { ...exampleRentersRequest, address }, token });
    expect(body).toMatchObject({ isSuccess: false, message: 'Renters policies are not sold in AR' });
  });
});
