import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { networkStates } from '#flow/machine/network.states';
import { newContext, rewards } from './rewards.setup.ts';

/** Points and tier. `notEnrolled`: the customer is not in a loyalty program. */
const accountStates = rewards.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'account',
        src: 'account',
        onDone: [
          {
            guard: { type: 'customerIsNotEnrolled', params: ({ event }) => ({ account: event.output }) },
            target: 'notEnrolled',
          },
          { target: 'shown', actions: { type: 'rememberAccount', params: ({ event }) => ({ account: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'rememberAccountFailure', params: ({ event }) => event } },
      },
    },
    notEnrolled: {},
    failed: {
      on: {
        'ACCOUNT.RETRIED': 'loading',
        'NETWORK.RETURNED': { guard: 'accountFailedOffline', target: 'loading' },
      },
    },
    shown: { on: { 'POINTS.CHANGED': 'refreshing' } },
    /** The loaded account stays on the screen. */
    refreshing: {
      on: { 'POINTS.CHANGED': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshedAccount',
        src: 'account',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: { target: 'outdated', actions: { type: 'rememberAccountFailure', params: ({ event }) => event } },
      },
    },
    outdated: {
      on: {
        'POINTS.CHANGED': 'refreshing',
        'ACCOUNT.RETRIED': 'refreshing',
        'NETWORK.RETURNED': { guard: 'accountFailedOffline', target: 'refreshing' },
      },
    },
  },
});

/** Pages of the points history: the first is loaded with the tab, the others when the visitor asks for more rows. */
const historyStates = rewards.createStateConfig({
  initial: 'loading',
  on: { 'HISTORY.LESS': { actions: { type: 'showLess', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'firstPage',
        src: 'historyPage',
        input: { offset: 0 },
        onDone: { target: 'shown', actions: { type: 'beginHistory', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'rememberHistoryFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      on: {
        'HISTORY.RETRIED': 'loading',
        'POINTS.CHANGED': 'loading',
        'NETWORK.RETURNED': { guard: 'historyFailedOffline', target: 'loading' },
      },
    },
    shown: {
      on: {
        'HISTORY.MORE': { target: 'growing', actions: { type: 'showMore', params: ({ event }) => event } },
        'POINTS.CHANGED': 'refreshing',
      },
    },
    growing: {
      always: [{ guard: 'anotherPageIsNeeded', target: 'loadingMore' }, { target: 'shown' }],
    },
    loadingMore: {
      invoke: {
        id: 'nextPage',
        src: 'historyPage',
        input: ({ context }) => ({ offset: context.history.nextOffset }),
        onDone: { target: 'growing', actions: { type: 'appendPage', params: ({ event }) => event.output } },
        onError: { target: 'moreFailed', actions: { type: 'rememberHistoryFailure', params: ({ event }) => event } },
      },
      on: {
        'HISTORY.LESS': { target: 'shown', actions: { type: 'showLess', params: ({ event }) => event } },
        'POINTS.CHANGED': 'refreshing',
      },
    },
    moreFailed: {
      on: {
        'HISTORY.RETRIED': { target: 'loadingMore', actions: 'allowMorePages' },
        'HISTORY.MORE': { target: 'growing', actions: { type: 'showMore', params: ({ event }) => event } },
        'POINTS.CHANGED': 'refreshing',
        'NETWORK.RETURNED': { guard: 'historyFailedOffline', target: 'loadingMore' },
      },
    },
    refreshing: {
      on: { 'POINTS.CHANGED': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshedPage',
        src: 'historyPage',
        input: { offset: 0 },
        onDone: { target: 'shown', actions: { type: 'beginHistory', params: ({ event }) => event.output } },
        onError: { target: 'outdated', actions: { type: 'rememberHistoryFailure', params: ({ event }) => event } },
      },
    },
    // The rows of before stay.
    outdated: {
      on: {
        'HISTORY.RETRIED': 'refreshing',
        'HISTORY.MORE': { target: 'refreshing', actions: { type: 'showMore', params: ({ event }) => event } },
        'POINTS.CHANGED': 'refreshing',
        'NETWORK.RETURNED': { guard: 'historyFailedOffline', target: 'refreshing' },
      },
    },
  },
});

/** Spec 3 §4: choose a card, confirm, see its code. After a lost response the request is repeated with the same key. */
const redemptionStates = rewards.createStateConfig({
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'unfinished',
        src: 'unfinished',
        onDone: {
          target: 'idle',
          actions: { type: 'rememberUnfinished', params: ({ event }) => ({ types: event.output }) },
        },
        onError: 'idle',
      },
    },
    idle: {
      on: {
        'CARD.CHOSEN': {
          guard: { type: 'balanceCoversCard', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'rememberCard', params: ({ event }) => event },
        },
        'CARD.RESUMED': [
          {
            guard: { type: 'codeIsKept', params: ({ event }) => event },
            target: 'redeemed',
            actions: [
              { type: 'rememberCard', params: ({ event }) => event },
              { type: 'showKeptCode', params: ({ event }) => event },
            ],
          },
          { target: 'redeeming', actions: { type: 'rememberCard', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      tags: 'open',
      on: {
        'REDEMPTION.CONFIRMED': 'redeeming',
        'DIALOG.CLOSED': { target: 'idle', actions: 'forgetCard' },
      },
    },
    redeeming: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'redemption',
        src: 'redemption',
        input: ({ context }) => ({ type: context.card!.redeemType }),
        onDone: {
          target: 'redeemed',
          actions: [
            { type: 'rememberGiftCard', params: ({ event }) => ({ giftCard: event.output }) },
            { type: 'trackRedemption', params: ({ context }) => ({ points: context.card!.points }) },
          ],
        },
        onError: [
          {
            guard: { type: 'redemptionIsUndecided', params: ({ event }) => event },
            target: 'undecided',
            actions: [
              { type: 'rememberRedemptionFailure', params: ({ event }) => event },
              'noteUndecided',
              { type: 'reportRedemptionFailure', params: ({ event }) => event },
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'rememberRedemptionFailure', params: ({ event }) => event },
              'noteDecided',
              { type: 'reportRedemptionFailure', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    /** No points were taken, unless an earlier request has taken them. */
    refused: {
      tags: 'open',
      on: { 'DIALOG.CLOSED': { target: 'idle', actions: ['forgetCard', 'announceChange'] } },
    },
    undecided: {
      tags: 'open',
      on: {
        'REDEMPTION.RETRIED': 'redeeming',
        'NETWORK.RETURNED': { guard: 'redemptionFailedOffline', target: 'redeeming' },
        'DIALOG.CLOSED': { target: 'idle', actions: ['forgetCard', 'announceChange'] },
      },
    },
    redeemed: {
      tags: 'open',
      on: {
        'CODE.NOTED': {
          target: 'idle',
          actions: [
            { type: 'endIntent', params: ({ context }) => ({ type: context.card!.redeemType }) },
            'forgetCode',
            'forgetCard',
            'announceChange',
          ],
        },
        // Until the code is noted, its key is kept: after a reload the service is asked for the code again.
        'DIALOG.CLOSED': { target: 'idle', actions: ['keepCode', 'forgetCard', 'announceChange'] },
      },
    },
  },
});

/** Connects a network in a pop-up, then requests the points from the service (spec 3 §4, §7). */
const socialStates = rewards.createStateConfig({
  initial: 'idle',
  on: {
    'SOCIAL.CHOSEN': {
      // Without `reenter`, which would also re-enter the other regions. The pop-up actor restarts anyway.
      target: '.connecting',
      actions: { type: 'startConnecting', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    connecting: {
      invoke: {
        id: 'popup',
        src: 'popup',
        input: ({ context: { network, popupState } }) => ({ network, state: popupState }),
      },
      on: {
        'POPUP.ALLOWED': 'awarding',
        'POPUP.DENIED': {
          target: 'idle',
          actions: [
            { type: 'noteSocialProblem', params: { kind: 'denied' } },
            { type: 'reportNotAuthenticated', params: ({ context }) => context },
          ],
        },
        'POPUP.BLOCKED': { target: 'idle', actions: { type: 'noteSocialProblem', params: { kind: 'blocked' } } },
      },
      initial: 'open',
      states: {
        open: {
          on: {
            'POPUP.CLOSED': {
              target: 'closed',
              actions: { type: 'noteSocialProblem', params: { kind: 'closed' } },
            },
          },
        },
        /** A pop-up whose page isolates itself from its opener looks closed: its answer still counts. */
        closed: {
          on: {
            // The next pop-up replaces this one, which can no longer answer.
            'SOCIAL.CHOSEN': {
              target: '#rewards.social.connecting',
              actions: [
                { type: 'reportNotAuthenticated', params: ({ context }) => context },
                { type: 'startConnecting', params: ({ event }) => event },
              ],
            },
          },
          after: { untilNoAnswer: 'unanswered' },
        },
        unanswered: {
          entry: { type: 'reportNotAuthenticated', params: ({ context }) => context },
        },
      },
    },
    awarding: {
      entry: 'forgetSocialProblem',
      // A press during the call would abandon its response.
      on: { 'SOCIAL.CHOSEN': {} },
      invoke: {
        id: 'award',
        src: 'award',
        input: ({ context: { network } }) => ({ network }),
        onDone: {
          target: 'idle',
          actions: [
            'noteConnected',
            { type: 'trackConnection', params: ({ context }) => ({ network: context.network }) },
            'announceChange',
          ],
        },
        onError: {
          target: 'notAwarded',
          actions: [
            { type: 'rememberAwardFailure', params: ({ event }) => event },
            {
              type: 'reportAwardFailure',
              params: ({ context, event }) => ({ network: context.network, error: event.error }),
            },
          ],
        },
      },
    },
    notAwarded: {
      on: {
        'SOCIAL.RETRIED': 'awarding',
        'NETWORK.RETURNED': { guard: 'awardFailedOffline', target: 'awarding' },
      },
    },
  },
});

/** The rewards tab (spec 3 §2): its parts load, fail and change independently. */
export const rewardsMachine = rewards.createMachine({
  id: 'rewards',
  type: 'parallel',
  context: newContext,
  states: {
    network: networkStates,
    account: accountStates,
    history: historyStates,
    redemption: redemptionStates,
    social: socialStates,
  },
});

export type RewardsActor = ActorRefFrom<typeof rewardsMachine>;
export type RewardsSnapshot = SnapshotFrom<typeof rewardsMachine>;
