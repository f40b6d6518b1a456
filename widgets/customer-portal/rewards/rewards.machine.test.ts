import { describe, expect, it } from 'vitest';
import type { LoyaltyAccount, LoyaltyTransaction } from '#domain/loyalty';
import { runMachine, silence } from '#flow/testing/run-machine';
import { NetworkError, RefusedError, StatusError, StillRunningError } from '#services/errors';
import type { GiftCardOption } from './rewards.config.ts';
import { connectHistory, connectRedemption, connectSocial, connectSummary } from './rewards.connect.ts';
import { rewardsMachine } from './rewards.machine.ts';
import type { RewardsEvent } from './rewards.types.ts';

const account: LoyaltyAccount = {
  programName: 'Rewards',
  balance: 1250,
  lifetimePoints: 4250,
  tier: 'silver',
  tierName: 'Silver',
  pointsToNextTier: 750,
};
const card: GiftCardOption = { name: '$10 card', image: '', redeemType: 'GC10', points: 1000, disclaimers: [] };
const dear: GiftCardOption = { ...card, redeemType: 'GC25', points: 2500 };

const entry = (index: number, changes: Partial<LoyaltyTransaction> = {}): LoyaltyTransaction => ({
  id: `t${index}`,
  type: 'addition',
  created: '2026-11-05',
  expiryDate: undefined,
  points: 100,
  ruleName: 'Payment on time',
  ledger: 'balance',
  name: '',
  pin: '',
  ...changes,
});

/** A history of `rows` entries; every `redeemedEvery`-th redeems points. */
const historyOf = (rows: number, redeemedEvery = 10) => {
  const entries = Array.from({ length: rows }, (_, index) =>
    entry(index, index % redeemedEvery === redeemedEvery - 1 ? { type: 'subtraction', name: '$5 card' } : {}),
  );
  return ({ offset }: { offset: number }) => ({
    transactions: entries.slice(offset, offset + 50),
    hasMore: offset + 50 < rows,
    nextOffset: offset + 50,
  });
};

function run(responses: Record<string, unknown> = {}) {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const visit = runMachine(rewardsMachine, {
    input: undefined,
    responses: {
      account,
      historyPage: historyOf(0),
      unfinished: [],
      redemption: { code: 'GIFT-1', pin: '4711' },
      award: undefined,
      ...responses,
    },
    callbacks: ['network', 'popup'],
    provide: {
      actions: {
        endIntent: note('endIntent'),
        trackRedemption: note('trackRedemption'),
        trackConnection: note('trackConnection'),
        reportRedemptionFailure: note('reportRedemptionFailure'),
        reportAwardFailure: note('reportAwardFailure'),
        reportNotAuthenticated: note('reportNotAuthenticated'),
      },
    },
  });
  const snapshot = () => visit.actor.getSnapshot();
  return {
    ...visit,
    done,
    summary: () => connectSummary(snapshot()),
    history: () => connectHistory(snapshot()),
    redemption: () => connectRedemption(snapshot()),
    social: () => connectSocial(snapshot()),
    rows: () => ({
      earned: connectHistory(snapshot()).earned.length,
      redeemed: connectHistory(snapshot()).redeemed.length,
    }),
  };
}
const choose: RewardsEvent = { type: 'CARD.CHOSEN', card };
const confirm: RewardsEvent = { type: 'REDEMPTION.CONFIRMED' };
const close: RewardsEvent = { type: 'DIALOG.CLOSED' };

describe('points and tier', () => {
  it('points and tier are shown once they are loaded', async () => {
    const visit = run();
    expect(visit.summary()).toEqual({ status: 'loading' });
    await visit.settled();
    expect(visit.summary()).toEqual({ status: 'shown', account, isOutdated: false });
  });

  it('points and tier are undefined for a customer who is not in the program', async () => {
    const visit = run({ account: undefined });
    await visit.settled();
    expect(visit.summary()).toEqual({ status: 'notEnrolled' });
  });

  it('points and tier are loaded again after a failure', async () => {
    const visit = run({ account: new StatusError('loadLoyalty', 503) });
    await visit.settled();
    expect(visit.summary()).toEqual({ status: 'failed', failure: { kind: 'unreachable' } });
    visit.responses.account = account;
    await visit.go({ type: 'ACCOUNT.RETRIED' });
    expect(visit.summary()).toMatchObject({ status: 'shown' });
  });

  it('stay, marked as outdated, when their reload after a redemption fails', async () => {
    const visit = run();
    await visit.go(choose, confirm);
    visit.responses.account = new NetworkError('loadLoyalty');
    await visit.go(close);
    expect(visit.summary()).toEqual({ status: 'shown', account, isOutdated: true });
    visit.responses.account = { ...account, balance: 250 };
    await visit.go({ type: 'ACCOUNT.RETRIED' });
    expect(visit.summary()).toMatchObject({ account: { balance: 250 }, isOutdated: false });
  });
});

describe('the points history', () => {
  it('shows five rows of each list with one page, and hides the lifetime ledger', async () => {
    const page = historyOf(40)({ offset: 0 });
    const visit = run({
      historyPage: { ...page, transactions: [...page.transactions, entry(99, { ledger: 'lifetime' })] },
    });
    await visit.settled();
    expect(visit.timesAsked('historyPage')).toBe(1);
    expect(visit.history().earned.map(({ id }) => id)).toEqual(['t0', 't1', 't2', 't3', 't4']);
    expect(visit.rows()).toEqual({ earned: 5, redeemed: 4 });
    expect(visit.history()).toMatchObject({
      canShowMore: { earned: true, redeemed: false },
      canShowLess: { earned: false },
    });
    await visit.go({ type: 'HISTORY.MORE', list: 'earned' });
    expect(visit.rows()).toEqual({ earned: 36, redeemed: 4 });
    expect(visit.timesAsked('historyPage')).toBe(1);
    await visit.go({ type: 'HISTORY.LESS', list: 'earned' });
    expect(visit.rows().earned).toBe(5);
  });

  it('keeps its rows when their reload after a redemption fails, and loads them again on request', async () => {
    const visit = run({ historyPage: historyOf(12) });
    await visit.go(choose, confirm);
    visit.responses.historyPage = new NetworkError('loadTransactions');
    await visit.go(close);
    expect(visit.history()).toMatchObject({ status: 'shown', failure: { kind: 'unreachable' } });
    expect(visit.rows()).toEqual({ earned: 5, redeemed: 1 });
    visit.responses.historyPage = historyOf(20);
    await visit.go({ type: 'HISTORY.RETRIED' });
    expect(visit.history().failure).toBeUndefined();
    expect(visit.rows()).toEqual({ earned: 5, redeemed: 2 });
  });

  it('loads a page when the loaded rows are used up, and shows the loaded ones meanwhile', async () => {
    const visit = run({ historyPage: historyOf(5000) });
    await visit.settled();
    visit.send({ type: 'HISTORY.MORE', list: 'earned' });
    expect(visit.rows().earned).toBe(45);
    expect(visit.history().isLoadingMore).toBe(true);
    await visit.settled();
    expect(visit.rows().earned).toBe(50);
    expect(visit.timesAsked('historyPage')).toBe(2);
  });

  it('stops after ten pages for each press when redemptions are rare, and offers more', async () => {
    const visit = run({ historyPage: historyOf(5000, 5001) });
    await visit.settled();
    await visit.go({ type: 'HISTORY.MORE', list: 'redeemed' });
    await visit.settled();
    await visit.settled();
    expect(visit.timesAsked('historyPage')).toBe(11);
    expect(visit.history()).toMatchObject({ isLoadingMore: false, canShowMore: { redeemed: true } });
  });

  it('shows no entry twice when entries were added between two page requests', async () => {
    const pages = historyOf(100, 1000);
    const visit = run({ historyPage: pages });
    await visit.settled();
    visit.responses.historyPage = ({ offset }: { offset: number }) => pages({ offset: offset - 3 });
    await visit.go({ type: 'HISTORY.MORE', list: 'earned' }, { type: 'HISTORY.MORE', list: 'earned' });
    const ids = visit.history().earned.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(100);
  });

  it('keeps its rows when the next page fails, and requests that page again', async () => {
    const pages = historyOf(200, 1000);
    const visit = run({ historyPage: pages });
    await visit.settled();
    visit.responses.historyPage = new StatusError('listLoyaltyTransactions', 503);
    await visit.go({ type: 'HISTORY.MORE', list: 'earned' }, { type: 'HISTORY.MORE', list: 'earned' });
    expect(visit.rows().earned).toBe(50);
    expect(visit.history().failure).toMatchObject({ kind: 'unreachable' });
    visit.responses.historyPage = pages;
    await visit.go({ type: 'HISTORY.RETRIED' });
    expect(visit.rows().earned).toBe(100);
    expect(visit.history().failure).toBeUndefined();
  });

  it('ends after an empty page, even if the service claims that there is more', async () => {
    const visit = run({ historyPage: { transactions: [], hasMore: true, nextOffset: 50 } });
    await visit.settled();
    expect(visit.history()).toMatchObject({ canShowMore: { earned: false, redeemed: false } });
  });
});

describe('a redemption', () => {
  it('needs a confirmation before points are taken, and forgets its code once it is noted', async () => {
    const visit = run();
    await visit.go(choose);
    expect(visit.redemption()).toMatchObject({ dialog: 'confirm', card });
    expect(visit.timesAsked('redemption')).toBe(0);
    await visit.go(confirm);
    expect(visit.inputOf('redemption')).toEqual({ type: 'GC10' });
    expect(visit.redemption()).toMatchObject({ dialog: 'redeemed', giftCard: { code: 'GIFT-1', pin: '4711' } });
    expect(visit.done).toEqual(['trackRedemption']);
    await visit.go({ type: 'CODE.NOTED' });
    expect(visit.redemption()).toEqual({ dialog: 'none', unfinished: [], kept: [] });
    expect(JSON.stringify(visit.context())).not.toContain('GIFT-1');
    expect(visit.done).toEqual(['trackRedemption', 'endIntent']);
    expect([visit.timesAsked('account'), visit.timesAsked('historyPage')]).toEqual([2, 2]);
  });

  it('keeps a code whose dialog was closed before it was noted, and shows it again without a call', async () => {
    const visit = run();
    await visit.go(choose, confirm, close);
    expect(visit.redemption()).toEqual({ dialog: 'none', unfinished: ['GC10'], kept: ['GC10'] });
    expect(visit.done).toEqual(['trackRedemption']);
    expect(visit.timesAsked('account')).toBe(2);
    await visit.go({ type: 'CARD.RESUMED', card });
    expect(visit.redemption()).toMatchObject({ dialog: 'redeemed', giftCard: { code: 'GIFT-1' } });
    expect(visit.timesAsked('redemption')).toBe(1);
    await visit.go({ type: 'CODE.NOTED' });
    expect(visit.redemption()).toEqual({ dialog: 'none', unfinished: [], kept: [] });
    expect(visit.done).toEqual(['trackRedemption', 'endIntent']);
  });

  it('is not offered for a card that costs more than the balance', async () => {
    const visit = run();
    await visit.go({ type: 'CARD.CHOSEN', card: dear }, confirm);
    expect(visit.redemption().dialog).toBe('none');
    expect(visit.timesAsked('redemption')).toBe(0);
  });

  it('sends one request, however often the button is pressed', async () => {
    const visit = run({ redemption: silence });
    await visit.go(choose, confirm, confirm, confirm, choose, close);
    expect(visit.timesAsked('redemption')).toBe(1);
    expect(visit.redemption()).toMatchObject({ dialog: 'redeeming' });
  });

  it.each([
    ['a refusal', new RefusedError('redeemGiftCard', { status: 400, reason: 'None are left today.' }), 'refused'],
    ['no answer', new NetworkError('redeemGiftCard'), 'undecided'],
    ['a fault', new StatusError('redeemGiftCard', 503), 'undecided'],
    ['a refusal with a fault status', new RefusedError('redeemGiftCard', { status: 500 }), 'undecided'],
    ['a request that is still running', new StillRunningError('redeemGiftCard'), 'undecided'],
  ])('reports whether points were taken after %s', async (_what, redemption, dialog) => {
    const visit = run({ redemption });
    await visit.go(choose, confirm);
    expect(visit.redemption().dialog).toBe(dialog);
    expect(visit.done).toEqual(['reportRedemptionFailure']);
    await visit.go(close);
    const unfinished = dialog === 'undecided' ? ['GC10'] : [];
    expect(visit.redemption()).toEqual({ dialog: 'none', unfinished, kept: [] });
  });

  it('a redemption can be checked after a lost response, also after a reload and with too few points', async () => {
    const visit = run({ unfinished: ['GC10'], account: { ...account, balance: 250 } });
    await visit.settled();
    expect(visit.redemption()).toMatchObject({ unfinished: ['GC10'] });
    await visit.go({ type: 'CARD.RESUMED', card });
    expect(visit.redemption()).toMatchObject({ dialog: 'redeemed', giftCard: { code: 'GIFT-1' } });
  });
});

describe('a social network', () => {
  const connect: RewardsEvent = { type: 'SOCIAL.CHOSEN', network: 'facebook' };

  it('is connected when its pop-up allows it and the service gives the points', async () => {
    const visit = run();
    await visit.go(connect);
    expect(visit.social()).toMatchObject({ network: 'facebook', status: 'connecting' });
    await visit.sendFrom('popup', { type: 'POPUP.ALLOWED' });
    expect(visit.inputOf('award')).toEqual({ network: 'facebook' });
    expect(visit.social()).toMatchObject({ status: 'idle', connected: ['facebook'], problem: undefined });
    expect(visit.done).toEqual(['trackConnection']);
    expect(visit.timesAsked('account')).toBe(2);
  });

  it.each([
    ['POPUP.BLOCKED', 'blocked', []],
    ['POPUP.DENIED', 'denied', ['reportNotAuthenticated']],
  ] as const)('is not connected after %s, and has the reason', async (type, kind, done) => {
    const visit = run();
    await visit.go(connect);
    await visit.sendFrom('popup', { type });
    expect(visit.social()).toMatchObject({ status: 'idle', problem: { kind } });
    expect(visit.done).toEqual(done);
    expect(visit.timesAsked('award')).toBe(0);
  });

  it('accepts the answer of a pop-up that only looked closed, and reports nothing', async () => {
    const visit = run();
    await visit.go(connect);
    await visit.sendFrom('popup', { type: 'POPUP.CLOSED' });
    expect(visit.social()).toMatchObject({ status: 'idle', problem: { kind: 'closed' } });
    await visit.wait(299);
    await visit.sendFrom('popup', { type: 'POPUP.ALLOWED' });
    expect(visit.social()).toMatchObject({ connected: ['facebook'], problem: undefined });
    await visit.wait(300);
    expect(visit.done).toEqual(['trackConnection']);
  });

  it('reports once that a closed pop-up has not answered, and accepts a later answer', async () => {
    const visit = run();
    await visit.go(connect);
    await visit.sendFrom('popup', { type: 'POPUP.CLOSED' });
    expect(visit.done).toEqual([]);
    await visit.wait(300);
    await visit.wait(600);
    expect(visit.done).toEqual(['reportNotAuthenticated']);
    expect(visit.social()).toMatchObject({ status: 'idle', problem: { kind: 'closed' } });
    await visit.sendFrom('popup', { type: 'POPUP.ALLOWED' });
    expect(visit.social()).toMatchObject({ connected: ['facebook'], problem: undefined });
  });

  it('reports a closed pop-up that the next one replaces', async () => {
    const visit = run();
    await visit.go(connect);
    await visit.sendFrom('popup', { type: 'POPUP.CLOSED' });
    await visit.go({ type: 'SOCIAL.CHOSEN', network: 'instagram' });
    expect(visit.done).toEqual(['reportNotAuthenticated']);
    expect(visit.social()).toMatchObject({ status: 'connecting', network: 'instagram', problem: undefined });
  });

  it('requests points that were not given again, without another pop-up', async () => {
    const visit = run({ award: new RefusedError('connectSocial', { reason: 'Connected to another customer.' }) });
    await visit.go(connect);
    await visit.sendFrom('popup', { type: 'POPUP.ALLOWED' });
    expect(visit.social()).toMatchObject({
      status: 'notAwarded',
      problem: { kind: 'refused', reason: 'Connected to another customer.' },
    });
    expect(visit.done).toEqual(['reportAwardFailure']);
    visit.responses.award = undefined;
    await visit.go({ type: 'SOCIAL.RETRIED' });
    expect(visit.social()).toMatchObject({ status: 'idle', connected: ['facebook'] });
  });

  it('has a new state for each pop-up, prefixed with “covermount-”', async () => {
    const visit = run();
    await visit.go(connect);
    const first = visit.context().popupState;
    await visit.go(connect);
    expect(first).toMatch(/^covermount-[\da-f]{32}$/);
    expect(visit.context().popupState).not.toBe(first);
  });
});
