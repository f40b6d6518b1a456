import { not } from 'xstate';
import { pollPause } from '#flow/machine/polling';
import { chosenPlan, dueNowOf, installmentDayOf, transactionOf } from '../renters.context.ts';
import { base, untrustedFrame } from '../renters.setup.ts';

/**
 * The plan, and the partner's card form in a frame. The form charges nothing; each press on Pay charges once (spec 2
 * §4.3).
 */
export const paymentStates = base.createStateConfig({
  initial: 'loadingCardForm',
  exit: ['closeFrame'],
  on: {
    'PLAN.CHOSEN': { actions: { type: 'rememberPlan', params: ({ event }) => event } },
    'DAY.CHOSEN': { actions: { type: 'rememberDay', params: ({ event }) => event } },
  },
  states: {
    loadingCardForm: {
      tags: 'busy',
      entry: ['forgetCard', 'closeFrame'],
      invoke: {
        id: 'cardForm',
        src: 'cardForm',
        input: ({ context }) => ({ ...transactionOf(context), config: context.config.card }),
        onDone: [
          {
            guard: { type: 'pageIsTrusted', params: ({ event }) => ({ page: event.output }) },
            target: 'framed',
            actions: { type: 'rememberFrame', params: ({ event }) => event.output },
          },
          {
            target: 'notOpened',
            actions: [
              { type: 'log', params: { message: 'Error in Get Payment Url API' } },
              { type: 'reportOutcome', params: { outcome: 'untrusted' } },
              { type: 'fail', params: untrustedFrame },
            ],
          },
        ],
        onError: {
          // The policy may have been bought in another tab.
          target: 'checkingOtherTab',
          actions: [
            { type: 'rememberCardFailure', params: ({ event }) => event },
            { type: 'log', params: ({ event }) => ({ message: 'Error in Get Payment Url API', error: event.error }) },
          ],
        },
      },
    },
    checkingOtherTab: {
      tags: 'busy',
      invoke: {
        id: 'status',
        src: 'status',
        input: ({ context }) => transactionOf(context),
        onDone: [
          {
            guard: { type: 'mayBeBought', params: ({ event }) => ({ status: event.output }) },
            target: '#renters.journey.buying.routing',
            actions: { type: 'rememberStatus', params: ({ event }) => ({ status: event.output }) },
          },
          { target: 'notOpened' },
        ],
        onError: 'notOpened',
      },
    },
    framed: {
      on: {
        'CARD.KEPT': { actions: { type: 'rememberCard', params: ({ event }) => event } },
        'CARD.DISCARDED': { actions: 'forgetCard' },
        'PAY.PRESSED': { guard: 'cardIsKept', target: 'paying' },
        RETRY: 'loadingCardForm',
      },
    },
    paying: {
      always: [{ guard: 'startHasPassed', target: '#renters.journey.personal' }, { target: '#renters.journey.buying' }],
    },
    notOpened: { on: { RETRY: 'loadingCardForm', 'NETWORK.RETURNED': 'loadingCardForm' } },
    /** Pay was pressed but nothing was sent: the card can still be charged. */
    unsent: {
      tags: 'failed',
      exit: 'clearFailure',
      on: {
        'PAY.PRESSED': 'paying',
        RETRY: 'paying',
        'NETWORK.RETURNED': { guard: 'failureMayPass', target: 'paying' },
        'CARD.DISCARDED': 'loadingCardForm',
        // A changed amount or day needs another press.
        'PLAN.CHOSEN': { actions: [{ type: 'rememberPlan', params: ({ event }) => event }, 'clearFailure'] },
        'DAY.CHOSEN': { actions: [{ type: 'rememberDay', params: ({ event }) => event }, 'clearFailure'] },
      },
    },
    /** The service has no payment. One that was sent may still arrive, so only the visitor sends another. */
    notReceived: {
      always: { guard: not('cardIsKept'), target: 'loadingCardForm' },
      on: { 'PAY.PRESSED': 'paying', 'CARD.DISCARDED': 'loadingCardForm' },
    },
  },
});

/** Loads the status of the purchase, which decides what follows. */
const pollingState = (otherwise: '#renters.journey.buying.pending' | '#renters.journey.buying.notIssued.showing') =>
  base.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'status',
      src: 'status',
      input: ({ context }) => transactionOf(context),
      onDone: {
        target: '#renters.journey.buying.routing',
        actions: { type: 'rememberStatus', params: ({ event }) => ({ status: event.output }) },
      },
      onError: {
        target: otherwise,
        actions: [
          'countPoll',
          { type: 'log', params: ({ event }) => ({ message: 'Error in Get Buy Now Status API', error: event.error }) },
        ],
      },
    },
  });

/**
 * The purchase: sent once for each press, under one key. It is never sent again without a press, because a service may
 * not remember the key. Until the service says that nothing was charged, the purchase is pending and its status is
 * polled.
 */
export const buyingStates = base.createStateConfig({
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      entry: ['clearFailure', 'resetPolls', { type: 'rememberPurchase', params: { purchase: 'asked' } }],
      invoke: {
        id: 'purchase',
        src: 'purchase',
        input: ({ context }) => purchaseOf(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'completing',
            actions: { type: 'rememberPurchase', params: { purchase: 'accepted' } },
          },
          {
            guard: { type: 'isRefusedAnswer', params: ({ event }) => ({ answer: event.output }) },
            target: '#renters.journey.failed',
            actions: [
              'endPayment',
              {
                type: 'rememberRefusal',
                params: ({ event }) => ({ message: event.output.kind === 'refused' ? event.output.message : '' }),
              },
              { type: 'log', params: { message: 'Payment failure' } },
            ],
          },
          {
            guard: { type: 'isOfOtherRate', params: ({ event }) => ({ answer: event.output }) },
            target: 'polling',
            actions: { type: 'followOtherRate', params: ({ event }) => ({ answer: event.output }) },
          },
          { guard: { type: 'isElsewhere', params: ({ event }) => ({ answer: event.output }) }, target: 'polling' },
          {
            // Nothing was sent.
            target: '#renters.journey.payment.unsent',
            actions: [
              'keepCard',
              {
                type: 'rememberNotSent',
                params: ({ event }) => ({ error: event.output.kind === 'notSent' ? event.output.error : undefined }),
              },
            ],
          },
        ],
        onError: {
          target: 'polling',
          actions: { type: 'log', params: ({ event }) => ({ message: 'API Failure', error: event.error }) },
        },
      },
    },
    /** The service has begun the purchase (spec 2 §7.3: poll completion). */
    completing: {
      tags: 'busy',
      invoke: {
        id: 'progress',
        src: 'progress',
        input: ({ context }) => transactionOf(context),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'polling', actions: 'resetPolls' },
          { target: 'waiting', actions: 'countPoll' },
        ],
        onError: 'polling',
      },
    },
    /** A service may never report completion: after a while the status is requested. */
    waiting: {
      tags: 'busy',
      on: { 'STATUS.REQUESTED': 'polling' },
      ...pollPause('progressDelay'),
      onDone: [{ guard: 'isLate', target: 'polling' }, { target: 'completing' }],
    },
    polling: pollingState('#renters.journey.buying.pending'),
    routing: {
      always: [
        {
          guard: { type: 'isSold', params: ({ context }) => ({ status: context.status! }) },
          target: '#renters.journey.confirmed',
          actions: ['rememberSold', { type: 'reportOutcome', params: { outcome: 'paid' } }],
        },
        {
          guard: { type: 'isNotCharged', params: ({ context }) => ({ status: context.status! }) },
          target: '#renters.journey.failed',
          actions: [
            'endPayment',
            { type: 'rememberRefusal', params: ({ context }) => ({ message: context.status?.message ?? '' }) },
            { type: 'log', params: { message: 'Payment failure' } },
          ],
        },
        { guard: { type: 'isNotIssued', params: ({ context }) => ({ status: context.status! }) }, target: 'notIssued' },
        {
          guard: { type: 'wasNeverReceived', params: ({ context }) => ({ status: context.status! }) },
          target: '#renters.journey.payment.notReceived',
          actions: 'rememberNotReceived',
        },
        { target: 'pending', actions: 'countPoll' },
      ],
    },
    pending: {
      initial: 'pausing',
      states: {
        pausing: {
          on: { RETRY: 'polling', 'STATUS.REQUESTED': 'polling', 'NETWORK.RETURNED': 'polling' },
          ...pollPause('statusDelay'),
          onDone: 'polling',
        },
        /** The visitor still sees that the purchase is pending. */
        polling: pollingState('#renters.journey.buying.pending'),
      },
    },
    /** The card was charged but the carrier could not issue the policy: an agent has to help. */
    notIssued: {
      entry: { type: 'log', params: { message: 'Policy not issued' } },
      initial: 'showing',
      states: {
        showing: { on: { 'STATUS.REQUESTED': 'polling' } },
        polling: pollingState('#renters.journey.buying.notIssued.showing'),
      },
    },
  },
});

function purchaseOf(context: Parameters<typeof transactionOf>[0]) {
  return {
    ...transactionOf(context),
    plan: chosenPlan(context)!.code,
    installmentDay: installmentDayOf(context),
    card: context.card!,
    config: context.config.card,
    amount: dueNowOf(context),
    isRepeated: context.notReceived === transactionOf(context).transactionId,
  };
}
