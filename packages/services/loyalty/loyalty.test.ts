import { describe, expect, it } from 'vitest';
import { MalformedError, RefusedError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { connectSocialExamples } from './connect-social.examples.ts';
import { connectSocial } from './connect-social.ts';
import { listLoyaltyTransactionsExamples } from './list-loyalty-transactions.examples.ts';
import { listLoyaltyTransactions } from './list-loyalty-transactions.ts';
import { loadLoyaltyExamples } from './load-loyalty.examples.ts';
import { loadLoyalty } from './load-loyalty.ts';
import { redeemGiftCardExamples } from './redeem-gift-card.examples.ts';
import { redeemGiftCard } from './redeem-gift-card.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18), random: () => 0 });
const { respondsWith, query } = calls;

describe('loadLoyalty', () => {
  const load = () => loadLoyalty(calls.client);
  const { response } = loadLoyaltyExamples;
  const gold = {
    programName: 'Rewards',
    balance: 1250,
    lifetimePoints: 4250,
    tier: 'gold',
    tierName: 'Gold',
    pointsToNextTier: 750,
  };

  it.each(['gold', 'byId'] as const)('reads balance, tier and points to the next tier: %s', async (name) => {
    respondsWith(response[name].body);
    expect(await load()).toEqual(gold);
    expect(query()).toEqual({ path: '/api/customer/loyalty/programs' });
    expect(calls.received().headers.authorization).toBe('Bearer customer-1');
  });

  it.each([
    ['another case, and points as text', { Programs: [{ SUB_LEDGERS: { Balance: { CURRENT_BALANCE: '1,250' } } }] }],
    ['fractions of points', { programs: [{ subLedgers: { balance: { currentBalance: 1250.9 } } }] }],
    ['the main ledger', { programs: { '5': { ledger: { currentBalance: 1250 }, subLedgers: {} } } }],
    ['a program with a balance among others', [{ name: null }, { subLedgers: { balance: { currentBalance: 1250 } } }]],
  ])('reads %s', async (_what, body) => {
    respondsWith(body);
    expect(await load()).toMatchObject({ balance: 1250 });
  });

  it('returns no points to the next tier for the highest tier, if 0 or nothing is sent', async () => {
    respondsWith(response.platinum.body);
    expect(await load()).toMatchObject({ tier: 'platinum', pointsToNextTier: undefined });
    respondsWith({
      programs: [{ subLedgers: { lifetime: { pointsToNextTier: 0, currentTier: { name: 'Diamond' } } } }],
    });
    expect(await load()).toMatchObject({ tier: undefined, tierName: 'Diamond', pointsToNextTier: undefined });
  });

  it('reads a negative balance as 0', async () => {
    respondsWith({ programs: [{ subLedgers: { balance: { currentBalance: -20 } } }] });
    expect(await load()).toMatchObject({ balance: 0 });
  });

  it.each([
    ['an empty list', response.none.body],
    ['null', { isSuccess: true, programs: null }],
    ['no programs', { isSuccess: true }],
  ])('returns undefined for %s', async (_what, body) => {
    respondsWith(body);
    expect(await load()).toBeUndefined();
  });
});

describe('listLoyaltyTransactions', () => {
  const list = (offset = 0) => listLoyaltyTransactions(calls.client, { offset });
  const { response } = listLoyaltyTransactionsExamples;

  it('reads a page with its days in Chicago, and the offset of the next page', async () => {
    respondsWith(response.both.body);
    expect(await list(50)).toEqual({
      hasMore: true,
      nextOffset: 100,
      transactions: [
        {
          id: '3a9c1a52',
          type: 'subtraction',
          created: '2026-11-12',
          expiryDate: undefined,
          points: 1000,
          ruleName: 'Gift card',
          ledger: 'balance',
          name: '$10 gift card',
          pin: '4711',
        },
        {
          id: '3a9c1a51',
          type: 'addition',
          created: '2026-11-05',
          expiryDate: '2027-11-05',
          points: 250,
          ruleName: 'Payment on time',
          ledger: 'balance',
          name: '',
          pin: '',
        },
      ],
    });
    expect(query()).toEqual({ path: '/api/customer/loyalty/transactions', offset: '50' });
  });

  it('reads other cases, numbers as text and signed amounts, and leaves out rows of unknown types', async () => {
    respondsWith({
      HasMore: 'Y',
      Transactions: [
        { Type: 'SUBTRACTION', Amount: '-1,000', CVV_PIN: 4711 },
        { type: 'reset', amount: 5 },
        { type: 'addition' },
        null,
      ],
    });
    expect(await list()).toMatchObject({
      hasMore: true,
      transactions: [{ type: 'subtraction', points: 1000, pin: '4711' }],
    });
    expect(calls.reported).toMatchObject([{ callId: 'listLoyaltyTransactions', kind: 'malformed' }]);
  });

  it.each([
    ['a page without hasMore', response.last.body, 1],
    ['an empty page', response.none.body, 0],
  ])('reads %s as the last page', async (_what, body, count) => {
    respondsWith(body);
    const { hasMore, transactions } = await list();
    expect([hasMore, transactions.length]).toEqual([false, count]);
  });
});

describe('redeemGiftCard', () => {
  const redeem = () => redeemGiftCard(calls.client, { type: 'GC10', intent: 'i-1' });
  const { response } = redeemGiftCardExamples;

  it('sends the type of the card with the key of the intent, and reads code and PIN', async () => {
    respondsWith(response.withPin.body);
    expect(await redeem()).toEqual({ code: 'GIFT-4711-0815', pin: '4711' });
    expect(query()).toEqual({ path: '/api/customer/loyalty/redeem', type: 'GC10' });
    expect(calls.received().headers).toMatchObject({
      'idempotency-key': '"i-1"',
      authorization: 'Bearer customer-1',
    });
  });

  it('reads a card without a PIN whose code is a number', async () => {
    respondsWith(response.minimal.body);
    expect(await redeem()).toEqual({ code: '47110815', pin: undefined });
  });

  it.each(['tooFewPoints', 'none'] as const)('throws a refusal with the service’s message: %s', async (name) => {
    const { body } = response[name];
    calls.respondsWithStatus(name === 'none' ? 400 : 200, body);
    const error = await redeem().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ reason: (body as { message: string }).message });
  });

  it.each([
    ['without a card', { isSuccess: true, awardedGiveaways: [] }],
    ['with an empty code', { isSuccess: true, awardedGiveaways: [{ code: ' ' }] }],
    ['with errors in place of a card', { errors: [{ message: 'Try again' }] }],
  ])('throws no refusal for a response %s, because points may have been taken', async (_what, body) => {
    respondsWith(body);
    await expect(redeem()).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('connectSocial', () => {
  it.each([
    ['instagram', 'IGConnect'],
    ['facebook', 'FBConnect'],
  ] as const)('sends the award of %s as %s', async (network, type) => {
    respondsWith(connectSocialExamples.response.awarded.body);
    await connectSocial(calls.client, { network });
    expect(query()).toEqual({ path: '/api/customer/loyalty/connect', type });
  });

  it('throws a refusal with the service’s message, and one for the page’s developer', async () => {
    calls.respondsWithStatus(400, connectSocialExamples.response.refused.body);
    await expect(connectSocial(calls.client, { network: 'facebook' })).rejects.toMatchObject({
      kind: 'refused',
      message: 'social connect api error for FBConnect',
      reason: 'This account is connected to another customer.',
    });
  });
});
