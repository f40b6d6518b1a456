import type { GiftCard, LoyaltyAccount, LoyaltyTransaction, SocialNetwork } from '#domain/loyalty';
import type { Failure } from '#flow/machine/failure';
import type { GiftCardOption } from './rewards.config.ts';
import type { RewardsSnapshot } from './rewards.machine.ts';
import { firstRows } from './rewards.setup.ts';
import type { HistoryList, RedemptionFailure, SocialProblem } from './rewards.types.ts';

// View selectors: nothing else reads the machine's state.

export type SummaryView =
  | { status: 'loading' }
  | { status: 'notEnrolled' }
  | { status: 'failed'; failure: Failure }
  /** `isOutdated`: points have changed since, and their reload failed. */
  | { status: 'shown'; account: LoyaltyAccount; isOutdated: boolean };

export function connectSummary({ context: { account, accountFailure }, value }: RewardsSnapshot): SummaryView {
  switch (value.account) {
    case 'notEnrolled':
      return { status: 'notEnrolled' };
    case 'failed':
      return { status: 'failed', failure: accountFailure ?? { kind: 'unreachable' } };
    default:
      return account ? { status: 'shown', account, isOutdated: value.account === 'outdated' } : { status: 'loading' };
  }
}

export interface HistoryView {
  status: 'loading' | 'failed' | 'shown';
  earned: readonly LoyaltyTransaction[];
  redeemed: readonly LoyaltyTransaction[];
  canShowMore: Readonly<Record<HistoryList, boolean>>;
  canShowLess: Readonly<Record<HistoryList, boolean>>;
  isLoadingMore: boolean;
  growingList: HistoryList;
  /** The service has entries that are not loaded. */
  hasMore: boolean;
  failure: Failure | undefined;
}

export function connectHistory({ context, value }: RewardsSnapshot): HistoryView {
  const { history, wantedRows, growingList, historyFailure } = context;
  const { earned, redeemed, hasMore } = history;
  const hasFailed = ['failed', 'moreFailed', 'outdated'].includes(value.history);
  return {
    status: value.history === 'loading' ? 'loading' : value.history === 'failed' ? 'failed' : 'shown',
    earned: earned.slice(0, wantedRows.earned),
    redeemed: redeemed.slice(0, wantedRows.redeemed),
    canShowMore: {
      earned: hasMore || earned.length > wantedRows.earned,
      redeemed: hasMore || redeemed.length > wantedRows.redeemed,
    },
    canShowLess: {
      earned: wantedRows.earned > firstRows && earned.length > firstRows,
      redeemed: wantedRows.redeemed > firstRows && redeemed.length > firstRows,
    },
    isLoadingMore: value.history === 'loadingMore',
    growingList,
    hasMore,
    failure: hasFailed ? historyFailure : undefined,
  };
}

export type RedemptionView = {
  /** Redeem types whose redemption is undecided, or whose code is not noted. */
  unfinished: readonly string[];
  /** The unfinished types whose code this page still holds. */
  kept: readonly string[];
} & (
  | { dialog: 'none' }
  | { dialog: 'confirm' | 'redeeming'; card: GiftCardOption }
  | { dialog: 'refused' | 'undecided'; card: GiftCardOption; failure: RedemptionFailure }
  | { dialog: 'redeemed'; card: GiftCardOption; giftCard: GiftCard }
);

export function connectRedemption({ context, value }: RewardsSnapshot): RedemptionView {
  const { card, giftCard, redemptionFailure: failure = { kind: 'unreachable' }, unfinished, keptCodes } = context;
  const types = { unfinished, kept: Object.keys(keptCodes) };
  if (!card) return { ...types, dialog: 'none' };
  switch (value.redemption) {
    case 'confirming':
      return { ...types, dialog: 'confirm', card };
    case 'redeeming':
      return { ...types, dialog: 'redeeming', card };
    case 'refused':
    case 'undecided':
      return { ...types, dialog: value.redemption, card, failure };
    case 'redeemed':
      return { ...types, dialog: 'redeemed', card, giftCard: giftCard! };
    default:
      return { ...types, dialog: 'none' };
  }
}

export interface SocialView {
  status: 'idle' | 'connecting' | 'awarding' | 'notAwarded';
  /** The network that was chosen last. */
  network: SocialNetwork;
  problem: SocialProblem | undefined;
  connected: readonly SocialNetwork[];
}

export function connectSocial(snapshot: RewardsSnapshot): SocialView {
  const { network, socialProblem: problem, connected } = snapshot.context;
  const { social } = snapshot.value;
  const status = typeof social === 'string' ? social : social.connecting === 'open' ? 'connecting' : 'idle';
  return { status, network, problem, connected };
}
