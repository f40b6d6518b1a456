import { assign, fromCallback, raise, setup } from 'xstate';
import { canRedeem, type GiftCard, type LoyaltyAccount, type LoyaltyTransaction } from '#domain/loyalty';
import { randomId } from '#domain/random-id';
import { failureOf } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { isOfRepetition, isPending } from './redemption-intents.ts';
import type { GiftCardOption } from './rewards.config.ts';
import type {
  HistoryList,
  HistoryPage,
  PointsHistory,
  PopupEvent,
  PopupRequest,
  RedemptionRequest,
  RewardsContext,
  RewardsEvent,
  SocialProblem,
} from './rewards.types.ts';
import { popupStatePrefix } from './social-return.ts';

/** Rows of a list before the visitor asks for more (spec 3 §9). */
export const firstRows = 5;
/** Rows that each press adds at most: one page. */
const rowsOfPress = 50;
/** Pages that each press loads at most: redemptions may be rare among thousands of entries. */
const pagesOfPress = 10;

const emptyHistory: PointsHistory = { earned: [], redeemed: [], hasMore: false, nextOffset: 0 };

/** Implemented by rewards.actors.ts. */
const placeholder = (): void => undefined;

export const newContext = (): RewardsContext => ({
  account: undefined,
  accountFailure: undefined,
  history: emptyHistory,
  historyFailure: undefined,
  wantedRows: { earned: firstRows, redeemed: firstRows },
  growingList: 'earned',
  pagesLoaded: 0,
  card: undefined,
  giftCard: undefined,
  redemptionFailure: undefined,
  unfinished: [],
  keptCodes: {},
  network: 'instagram',
  popupState: '',
  socialProblem: undefined,
  connected: [],
});

/** Lifetime points only determine the tier; the same points are in the balance too. */
const isOfBalance = ({ ledger }: LoyaltyTransaction): boolean => ledger.toLowerCase() !== 'lifetime';

/** Appends a page to a history. Entries added since shift the pages, so entries that are already loaded are skipped. */
function withPage(history: PointsHistory, { transactions, hasMore, nextOffset }: HistoryPage): PointsHistory {
  const knownIds = new Set([...history.earned, ...history.redeemed].map(({ id }) => id));
  const fresh = transactions.filter((entry) => isOfBalance(entry) && (entry.id === '' || !knownIds.has(entry.id)));
  return {
    earned: [...history.earned, ...fresh.filter(({ type }) => type === 'addition')],
    redeemed: [...history.redeemed, ...fresh.filter(({ type }) => type === 'subtraction')],
    // An empty page that claims to have a next one could start an endless series of empty pages.
    hasMore: hasMore && transactions.length > 0,
    nextOffset,
  };
}

export const rewards = setup({
  types: {
    context: {} as RewardsContext,
    events: {} as RewardsEvent,
    tags: {} as 'loading' | 'busy' | 'open',
  },

  actors: {
    network: networkActor,
    account: placeholderActor<LoyaltyAccount | undefined>(),
    historyPage: placeholderActor<HistoryPage, { offset: number }>(),
    unfinished: placeholderActor<readonly string[]>(),
    redemption: placeholderActor<GiftCard, RedemptionRequest>(),
    popup: fromCallback<PopupEvent, PopupRequest>(placeholder),
    award: placeholderActor<void, Pick<PopupRequest, 'network'>>(),
  },

  guards: {
    customerIsNotEnrolled: (_, { account }: { account: LoyaltyAccount | undefined }) => account === undefined,
    accountFailedOffline: ({ context }) => context.accountFailure?.kind === 'offline',
    historyFailedOffline: ({ context }) => context.historyFailure?.kind === 'offline',
    redemptionFailedOffline: ({ context }) => context.redemptionFailure?.kind === 'offline',
    awardFailedOffline: ({ context }) => context.socialProblem?.kind === 'offline',
    anotherPageIsNeeded: ({ context: { history, wantedRows, growingList, pagesLoaded } }) =>
      history.hasMore && pagesLoaded < pagesOfPress && history[growingList].length < wantedRows[growingList],
    /** Spec 3 §4. */
    balanceCoversCard: ({ context: { account } }, { card }: { card: GiftCardOption }) =>
      canRedeem(account?.balance, card.points),
    codeIsKept: ({ context: { keptCodes } }, { card }: { card: GiftCardOption }) =>
      keptCodes[card.redeemType] !== undefined,
    redemptionIsUndecided: (_, { error }: { error: unknown }) => isPending(error),
  },

  delays: { untilNoAnswer: 300_000 },

  actions: {
    rememberAccount: assign((_, { account }: { account: LoyaltyAccount | undefined }) => ({
      account,
      accountFailure: undefined,
    })),
    rememberAccountFailure: assign((_, { error }: { error: unknown }) => ({ accountFailure: failureOf(error) })),

    /** Replaces the loaded history. The number of visible rows stays. */
    beginHistory: assign((_, page: HistoryPage) => ({
      history: withPage(emptyHistory, page),
      historyFailure: undefined,
    })),
    appendPage: assign(({ context }, page: HistoryPage) => ({
      history: withPage(context.history, page),
      historyFailure: undefined,
      pagesLoaded: context.pagesLoaded + 1,
    })),
    showMore: assign(({ context: { wantedRows } }, { list }: { list: HistoryList }) => ({
      growingList: list,
      pagesLoaded: 0,
      wantedRows: {
        ...wantedRows,
        [list]: wantedRows[list] < rowsOfPress ? rowsOfPress : wantedRows[list] + rowsOfPress,
      },
    })),
    showLess: assign(({ context: { wantedRows } }, { list }: { list: HistoryList }) => ({
      wantedRows: { ...wantedRows, [list]: firstRows },
    })),
    allowMorePages: assign({ pagesLoaded: 0 }),
    rememberHistoryFailure: assign((_, { error }: { error: unknown }) => ({ historyFailure: failureOf(error) })),

    rememberUnfinished: assign((_, { types }: { types: readonly string[] }) => ({ unfinished: types })),
    rememberCard: assign((_, { card }: { card: GiftCardOption }) => ({ card, redemptionFailure: undefined })),
    rememberGiftCard: assign(({ context }, { giftCard }: { giftCard: GiftCard }) => ({
      giftCard,
      redemptionFailure: undefined,
      unfinished: context.unfinished.filter((type) => type !== context.card?.redeemType),
    })),
    rememberRedemptionFailure: assign((_, { error }: { error: unknown }) => ({
      redemptionFailure: { ...failureOf(error), isOfRepetition: isOfRepetition(error) },
    })),
    /** The redemption can be repeated with the same key, which tells whether points were taken. */
    noteUndecided: assign(({ context: { unfinished, card }, event: _event }) => ({
      unfinished: card && !unfinished.includes(card.redeemType) ? [...unfinished, card.redeemType] : unfinished,
    })),
    noteDecided: assign(({ context: { unfinished, card } }) => ({
      unfinished: unfinished.filter((type) => type !== card?.redeemType),
    })),
    /** Closing the dialog with Escape does not lose the code: points were taken for it. */
    keepCode: assign(({ context: { card, giftCard, keptCodes, unfinished } }) =>
      card && giftCard
        ? {
            keptCodes: { ...keptCodes, [card.redeemType]: giftCard },
            unfinished: [...new Set([...unfinished, card.redeemType])],
          }
        : {},
    ),
    showKeptCode: assign(({ context: { keptCodes } }, { card }: { card: GiftCardOption }) => ({
      giftCard: keptCodes[card.redeemType],
    })),
    forgetCode: assign(({ context: { card, keptCodes, unfinished } }) => ({
      keptCodes: Object.fromEntries(Object.entries(keptCodes).filter(([type]) => type !== card?.redeemType)),
      unfinished: unfinished.filter((type) => type !== card?.redeemType),
    })),
    forgetCard: assign({ card: undefined, giftCard: undefined, redemptionFailure: undefined }),
    /** The visitor has noted the code: the next redemption of the type gets a new key. */
    endIntent: (_args, _request: { type: string }) => undefined,
    reportRedemptionFailure: (_args, _failed: { error: unknown }) => undefined,
    reportAwardFailure: (_args, _failed: Pick<PopupRequest, 'network'> & { error: unknown }) => undefined,
    trackRedemption: (_args, _card: { points: number }) => undefined,

    startConnecting: assign((_, { network }: PopupRequest | Pick<PopupRequest, 'network'>) => ({
      network,
      popupState: `${popupStatePrefix}${randomId()}`,
      socialProblem: undefined,
    })),
    noteSocialProblem: assign((_, { kind }: Pick<SocialProblem, 'kind'>) => ({ socialProblem: { kind } })),
    rememberAwardFailure: assign((_, { error }: { error: unknown }) => ({ socialProblem: failureOf(error) })),
    forgetSocialProblem: assign({ socialProblem: undefined }),
    noteConnected: assign(({ context: { connected, network } }) => ({
      connected: [...new Set([...connected, network])],
    })),
    reportNotAuthenticated: (_args, _popup: Pick<PopupRequest, 'network'>) => undefined,
    trackConnection: (_args, _connected: Pick<PopupRequest, 'network'>) => undefined,

    announceChange: raise({ type: 'POINTS.CHANGED' }),
  },
});
