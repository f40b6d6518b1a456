import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { newContext, payment } from './make-a-payment.setup.ts';

/**
 * Spec 2 §4.5: form → findingPolicy → openingSession → policyDetails → preparingHandover → pending, and, on the way back
 * with a token, readingResult → paid | failed.
 */
export const paymentMachine = payment.createMachine({
  id: 'payment',
  context: newContext,
  invoke: { id: 'visitStorage', src: 'visitStorage' },
  on: {
    'CONFIG.CHANGED': { actions: { type: 'setConfig', params: ({ event }) => event } },
    'CARRIER_PAGE.CHOSEN': { actions: { type: 'openCarrierPage', params: ({ event }) => event } },
  },
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'visitWasSaved', target: 'restoringVisit' },
        { guard: 'tokenIsInAddress', target: 'readingResult' },
        { target: 'form' },
      ],
    },

    restoringVisit: {
      invoke: {
        id: 'savedVisit',
        src: 'savedVisit',
        onDone: [
          {
            guard: 'tokenIsInAddress',
            target: 'readingResult',
            actions: { type: 'restoreDraft', params: ({ event }) => ({ visit: event.output }) },
          },
          {
            guard: { type: 'visitIsPastForm', params: ({ event }) => ({ visit: event.output }) },
            target: 'findingPolicy',
            actions: [
              { type: 'restoreDraft', params: ({ event }) => ({ visit: event.output }) },
              { type: 'resumeLookup', params: ({ event }) => ({ visit: event.output }) },
            ],
          },
          { target: 'form', actions: { type: 'restoreDraft', params: ({ event }) => ({ visit: event.output }) } },
        ],
        onError: [{ guard: 'tokenIsInAddress', target: 'readingResult' }, { target: 'form' }],
      },
    },

    form: {
      entry: ['removeTokenFromAddress', { type: 'saveVisit', params: { step: 'form' } }],
      exit: 'clearError',
      meta: { step: 'Payment Form', progress: 25 },
      on: {
        'DRAFT.CHANGED': {
          actions: [
            { type: 'rememberDraft', params: ({ event }) => event },
            { type: 'saveVisit', params: { step: 'form' } },
          ],
        },
        'FORM.SUBMITTED': {
          target: 'findingPolicy',
          actions: { type: 'startLookup', params: ({ event }) => event },
        },
        'ERROR.CLOSED': { actions: 'clearError' },
      },
    },

    findingPolicy: {
      invoke: {
        id: 'policy',
        src: 'policy',
        input: ({ context: { lookup, config } }) => ({ lookup: lookup!, carriers: config.carriers }),
        onDone: {
          target: 'openingSession',
          actions: { type: 'rememberPolicy', params: ({ event }) => ({ found: event.output }) },
        },
        onError: [
          { guard: { type: 'paymentWasAlreadyMade', params: ({ event }) => event }, target: 'alreadyMade' },
          { target: 'form', actions: { type: 'rememberError', params: ({ event }) => event } },
        ],
      },
      on: { BACK: 'form' },
    },

    /** The session tells whether the payment was made since. */
    openingSession: {
      invoke: {
        id: 'session',
        src: 'session',
        input: ({ context }) => context.found!,
        onDone: [
          {
            guard: { type: 'transactionIsApproved', params: ({ event }) => ({ answer: event.output }) },
            target: 'approved',
          },
          {
            guard: 'visitorHasLeftToPay',
            target: 'pending',
            actions: { type: 'rememberSession', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'policyDetails',
            actions: { type: 'rememberSession', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'paymentWasAlreadyMade', params: ({ event }) => event }, target: 'alreadyMade' },
          // A visitor who was at the payment page may have paid: the form would tell them to pay again.
          {
            guard: 'sessionIsKnown',
            target: 'pending',
            actions: { type: 'rememberError', params: ({ event }) => event },
          },
          { target: 'form', actions: { type: 'rememberError', params: ({ event }) => event } },
        ],
      },
      on: { BACK: 'form' },
    },

    policyDetails: {
      entry: { type: 'saveVisit', params: { step: 'policyDetails' } },
      exit: 'clearError',
      meta: { step: 'Policy Details', progress: 50, outcome: 'payable' },
      on: {
        'PAY.PRESSED': 'preparingHandover',
        'ERROR.CLOSED': { actions: 'clearError' },
        BACK: 'form',
      },
    },

    preparingHandover: {
      invoke: {
        id: 'handover',
        src: 'handover',
        input: ({ context }) => context.found!,
        onDone: [
          {
            guard: { type: 'transactionIsApproved', params: ({ event }) => ({ answer: event.output }) },
            target: 'approved',
          },
          {
            target: 'pending.leaving',
            actions: { type: 'rememberHandover', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'paymentWasAlreadyMade', params: ({ event }) => event }, target: 'alreadyMade' },
          { target: 'policyDetails', actions: { type: 'rememberError', params: ({ event }) => event } },
        ],
      },
    },

    /** The visitor is or was at the payment page, and the outcome is unknown. */
    pending: {
      entry: { type: 'saveVisit', params: { step: 'paymentPage' } },
      exit: 'clearError',
      invoke: { id: 'pageReturn', src: 'pageReturn' },
      meta: { step: 'Payment Pending', progress: 75, outcome: 'pending' },
      on: {
        'OUTCOME.REQUESTED': { target: 'openingSession', actions: 'rememberReturn' },
        'PAY.PRESSED': 'preparingHandover',
        'ERROR.CLOSED': { actions: 'clearError' },
        BACK: 'form',
      },
      initial: 'waiting',
      states: {
        leaving: {
          invoke: {
            id: 'paymentPage',
            src: 'leavePage',
            input: ({ context }) => context.destination!,
            onDone: 'waiting',
            onError: 'waiting',
          },
        },
        waiting: {},
      },
    },

    approved: {
      entry: 'clearVisit',
      meta: { step: 'Policy Details', progress: 100, outcome: 'approved', isEnd: true },
      on: { BACK: 'form' },
    },

    alreadyMade: {
      entry: 'clearVisit',
      meta: { step: 'Payment Already Made', progress: 100, outcome: 'alreadyMade', isEnd: true },
      on: { BACK: [{ guard: 'backPageIsConfigured', target: '.leaving' }, { target: 'form' }] },
      initial: 'waiting',
      states: {
        waiting: {},
        leaving: {
          invoke: {
            id: 'backPage',
            src: 'leavePage',
            input: ({ context }) => ({ url: context.config.backPage, reason: 'back' }),
            onDone: [
              {
                guard: { type: 'navigationWasRefused', params: ({ event }) => ({ hasNavigated: event.output }) },
                target: '#payment.form',
              },
              { target: 'waiting' },
            ],
            onError: '#payment.form',
          },
        },
      },
    },

    readingResult: {
      invoke: {
        id: 'result',
        src: 'result',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'resultIsApproved', params: ({ event }) => ({ result: event.output }) },
            target: 'paid',
            actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'paymentWasAlreadyMade', params: ({ event }) => event }, target: 'alreadyMade' },
          { target: 'resultUnknown', actions: { type: 'rememberError', params: ({ event }) => event } },
        ],
      },
    },

    resultUnknown: {
      exit: 'clearError',
      on: { RETRY: 'readingResult', BACK: 'form' },
    },

    paid: {
      entry: 'clearVisit',
      meta: { step: 'Payment Result', progress: 100, outcome: 'paid', isEnd: true },
      on: { BACK: 'form' },
    },

    failed: {
      meta: { step: 'Payment Result', progress: 100, outcome: 'failed', isEnd: true },
      on: { BACK: 'form' },
    },
  },
});

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
