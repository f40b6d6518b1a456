import type { GiftCard, LoyaltyAccount, LoyaltyTransaction, SocialNetwork } from '#domain/loyalty';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { LoyaltyPage } from '#services/loyalty/list-loyalty-transactions';
import type { GiftCardOption } from './rewards.config.ts';

/** The sub-lists of the points history (spec 3 §2). */
export const historyLists = ['earned', 'redeemed'] as const;
export type HistoryList = (typeof historyLists)[number];

export interface PointsHistory {
  /** The newest first. */
  earned: readonly LoyaltyTransaction[];
  redeemed: readonly LoyaltyTransaction[];
  hasMore: boolean;
  nextOffset: number;
}

/** Why a network is not connected. */
export interface SocialProblem {
  /** `closed`: the visitor closed the pop-up, or it only looks closed. `denied`: the network did not confirm the account. */
  kind: 'blocked' | 'closed' | 'denied' | Failure['kind'];
  /** The service's message. */
  reason?: string | undefined;
}

/** A failed redemption. */
export interface RedemptionFailure extends Failure {
  /** It answers a repetition: the earlier request may have taken points. */
  isOfRepetition?: boolean;
}

export interface RewardsContext {
  account: LoyaltyAccount | undefined;
  accountFailure: Failure | undefined;

  history: PointsHistory;
  historyFailure: Failure | undefined;
  /** The number of rows of each list that the visitor wants to see. */
  wantedRows: Readonly<Record<HistoryList, number>>;
  /** The list whose rows were requested last. */
  growingList: HistoryList;
  /** Pages that were loaded since the visitor asked for more. */
  pagesLoaded: number;

  /** The gift card that is being redeemed. */
  card: GiftCardOption | undefined;
  /** The code of `card`: shown, and never stored, tracked or logged. */
  giftCard: GiftCard | undefined;
  redemptionFailure: RedemptionFailure | undefined;
  /** Redeem types whose redemption is undecided, or whose code is not noted. */
  unfinished: readonly string[];
  /** Codes whose dialog was closed before the customer had noted them, by redeem type. */
  keptCodes: Readonly<Record<string, GiftCard>>;

  network: SocialNetwork;
  /** The `state` that the pop-up's answer has to repeat. */
  popupState: string;
  socialProblem: SocialProblem | undefined;
  /** Networks that were connected on this page. */
  connected: readonly SocialNetwork[];
}

export type PopupEvent =
  | { type: 'POPUP.BLOCKED' }
  | { type: 'POPUP.CLOSED' }
  | { type: 'POPUP.ALLOWED' }
  | { type: 'POPUP.DENIED' };

export type RewardsEvent =
  | { type: 'ACCOUNT.RETRIED' }
  /** Points were taken or given. */
  | { type: 'POINTS.CHANGED' }
  | { type: 'HISTORY.RETRIED' }
  | { type: 'HISTORY.MORE'; list: HistoryList }
  | { type: 'HISTORY.LESS'; list: HistoryList }
  | { type: 'CARD.CHOSEN'; card: GiftCardOption }
  /** The visitor asks for the result of a redemption, or for a code that this page still holds. */
  | { type: 'CARD.RESUMED'; card: GiftCardOption }
  | { type: 'REDEMPTION.CONFIRMED' }
  | { type: 'REDEMPTION.RETRIED' }
  /** The customer has noted the code. */
  | { type: 'CODE.NOTED' }
  | { type: 'DIALOG.CLOSED' }
  | { type: 'SOCIAL.CHOSEN'; network: SocialNetwork }
  | { type: 'SOCIAL.RETRIED' }
  | PopupEvent
  | NetworkEvent;

/** Input of the `redemption` actor. */
export interface RedemptionRequest {
  type: string;
}
export interface PopupRequest {
  network: SocialNetwork;
  state: string;
}
export type HistoryPage = LoyaltyPage;
