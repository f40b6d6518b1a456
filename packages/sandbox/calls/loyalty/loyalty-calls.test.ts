import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceVariant } from '#domain/service-variant';
import { referFriend } from '#services/account/refer-friend.contract';
import { signIn } from '#services/account/sign-in.contract';
import { connectSocial } from '#services/loyalty/connect-social.contract';
import { listLoyaltyTransactions } from '#services/loyalty/list-loyalty-transactions.contract';
import { loadLoyalty } from '#services/loyalty/load-loyalty.contract';
import { redeemGiftCard } from '#services/loyalty/redeem-gift-card.contract';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

logSkippedDatabases('rewards of customers');

describe.each(testDatabases)('rewards of customers on $name', ({ url }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => (sandbox.clock.now += 60_000));

  async function enter(portfolio: string) {
    const made = await fetch(`${sandbox.url}/sandbox/admin/customers`, {
      method: 'POST',
      body: JSON.stringify({ portfolio }),
    });
    const customer = (await made.json()) as { variant: ServiceVariant; email: string; password: string };
    const { variant, email, password } = customer;
    const { body } = await sandbox.ask(signIn, { variant, body: { email, password } });
    const token = body.token!;
    return {
      email,
      page: async (offset: number) =>
        (await sandbox.ask(listLoyaltyTransactions, { variant, token, query: { offset: String(offset) } })).body,
      balance: async () => {
        const { programs } = (await sandbox.ask(loadLoyalty, { variant, token })).body;
        return (programs as { subLedgers: { balance: { currentBalance: number } } }[])[0]!.subLedgers.balance
          .currentBalance;
      },
      redeem: (type: string, key: string = randomUUID()) =>
        sandbox.ask(redeemGiftCard, { variant, token, query: { type }, headers: { 'Idempotency-Key': `"${key}"` } }),
      connect: (type: 'IGConnect' | 'FBConnect') => sandbox.ask(connectSocial, { variant, token, query: { type } }),
      refer: (refEmail: string, key: string = randomUUID()) =>
        sandbox.ask(referFriend, {
          variant,
          token,
          headers: { 'Idempotency-Key': `"${key}"` },
          body: {
            customerName: 'Alex Example',
            customerEmail: email,
            customerPhone: '5125550142',
            zipCode: '78704',
            refName: 'Casey Sample',
            refEmail,
            refPhone: '5125550188',
          },
        }),
      loyalty: async () => (await sandbox.ask(loadLoyalty, { variant, token })).body.programs,
    };
  }

  it('pages a history of 5,000 transactions by 50, up to the last page', async () => {
    const { page } = await enter('paying');
    const pages = await Promise.all([0, 50, 4950, 5000].map(page));
    expect(pages.map(({ data, hasMore }) => [data.length, hasMore])).toEqual([
      [50, true],
      [50, true],
      [50, false],
      [0, false],
    ]);
    const created = pages.flatMap(({ data }) => data.map((row) => row.created!));
    expect(created).toEqual(created.toSorted().toReversed());
  });

  it.each([
    ['new', 0, undefined],
    ['pastDue', 300, undefined],
    ['paying', 4989, 'gold'],
    ['californian', 18_000, 'platinum'],
  ])('gives a customer of the kind %s %d points and the tier %s', async (portfolio, balance, tier) => {
    const { loyalty } = await enter(portfolio);
    expect(await loyalty()).toMatchObject([
      { subLedgers: { balance: { currentBalance: balance }, lifetime: tier ? { currentTier: { name: tier } } : {} } },
    ]);
  });

  it('redeems one gift card for one key, however often it is sent', async () => {
    const { redeem, balance, page } = await enter('paying');
    const before = await balance();
    const first = await redeem('GC10', 'once');
    const sent = await Promise.all(Array.from({ length: 20 }, () => redeem('GC10', 'once')));
    const [card] = first.body.awardedGiveaways;
    expect(new Set(sent.map(({ body }) => body.awardedGiveaways[0].code))).toEqual(new Set([card.code]));
    expect(await balance()).toBe(before - 1000);
    expect((await page(0)).data[0]).toMatchObject({
      type: 'subtraction',
      amount: 1000,
      name: '$10 gift card',
      cvv_Pin: card.attributes!.cvv_Pin,
    });
    expect((await redeem('GC25', 'once')).status).toBe(422);
  });

  it('redeems no more points than the balance, also when several gift cards are redeemed at once', async () => {
    const { redeem, balance } = await enter('paying');
    const sent = await Promise.all(Array.from({ length: 4 }, () => redeem('GC25')));
    expect(sent.filter(({ body }) => body.isSuccess)).toHaveLength(1);
    expect(sent.find(({ body }) => !body.isSuccess)!.body.message).toContain('enough points');
    expect(await balance()).toBe(2489);
  });

  it('refuses a gift card without a key, and an unknown gift card', async () => {
    const { redeem } = await enter('paying');
    expect((await redeem('GC10', '')).status).toBe(400);
    expect(await redeem('toaster')).toMatchObject({ status: 400, body: { isSuccess: false } });
  });

  it('gives the points of each social network once', async () => {
    const { connect, balance } = await enter('new');
    for (const type of ['IGConnect', 'IGConnect', 'FBConnect'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await connect(type)).body).toEqual({ isSuccess: true, message: '' });
    }
    expect(await balance()).toBe(500);
  });

  it('keeps a referral once for its key, and refuses the customer’s own address', async () => {
    const { refer, email } = await enter('new');
    await refer('casey.friend@example.com', 'once');
    await refer('casey.friend@example.com', 'once');
    expect(await sandbox.read(`/sandbox/admin/referrals?email=${email}`)).toMatchObject([
      { body: { refEmail: 'casey.friend@example.com', zipCode: '78704' } },
    ]);
    expect(await refer(email)).toMatchObject({ status: 400, body: { isSuccess: false } });
  });

  it('answers 401 for an expired token', async () => {
    const { connect, redeem, refer } = await enter('paying');
    sandbox.clock.now += 30 * 60_000;
    const answers = [await connect('IGConnect'), await redeem('GC10'), await refer('casey@example.com')];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
