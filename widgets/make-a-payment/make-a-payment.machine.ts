import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { newContext, payment } from './make-a-payment.setup.ts';

/**
 * Spec 2 §4.5: form → loadingPendingPayment → findingPolicy → openingSession → policyDetails → preparingHandover → pending,
 * and on return with a token: readingResult → paid | failed | pending. Once the visitor has left for the payment page,
 * the state is `pending` until a service has the outcome or the visitor looks up another policy; looking up the same
 * policy leads back to `pending`.
 */
export const paymentMachine = payment.createMachine({
  id: 'payment',
  context: newContext,
  invoke: { id: 'visitStorage', src: 'visitStorage' },
  on: {
    'CONFIG.CHANGED': { actions: [{ type: 'setConfig', params: ({ event }) => event }, 'reportUntrustedCarriers'] },
    'CARRIER_PAGE.CHOSEN': { actions: { type: 'openCarrierPage', params: ({ event }) => event } },
  },
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'visitWasSaved', target: 'restoringVisit' },
        { guard: 'tokenIsKnown', target: 'readingResult' },
        { target: 'form' },
      ],
    },

    restoringVisit: {
      invoke: {
        id: 'savedVisit',
        src: 'savedVisit',
        onDone: [
          {
            guard: 'tokenIsKnown',
            target: 'readingResult',
            actions: { type: 'restoreVisit', params: ({ event }) => ({ visit: event.output }) },
          },
          {
            guard: { type: 'visitIsPaid', params: ({ event }) => ({ visit: event.output }) },
            target: 'alreadyMade',
            actions: { type: 'restoreVisit', params: ({ event }) => ({ visit: event.output }) },
          },
          {
            guard: { type: 'visitIsPastForm', params: ({ event }) => ({ visit: event.output }) },
            target: 'loadingPendingPayment',
            actions: { type: 'restoreVisit', params: ({ event }) => ({ visit: event.output }) },
          },
          { target: 'form', actions: { type: 'restoreVisit', params: ({ event }) => ({ visit: event.output }) } },
        ],
        onError: [{ guard: 'tokenIsKnown', target: 'readingResult' }, { target: 'form' }],
      },
    },

    form: {
      entry: ['removeTokenFromAddress', 'forgetToken', { type: 'saveVisit', params: { step: 'form' } }],
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
          target: 'loadingPendingPayment',
          actions: { type: 'startLookup', params: ({ event }) => event },
        },
        'ERROR.CLOSED': { actions: 'clearError' },
      },
    },

    /** A pending payment stays pending, however the visitor returns to its policy. */
    loadingPendingPayment: {
      invoke: {
        id: 'pendingPayment',
        src: 'pendingPayment',
        input: ({ context }) => context.lookup!,
        onDone: {
          target: 'findingPolicy',
          actions: { type: 'rememberPending', params: ({ event }) => ({ isPending: event.output }) },
        },
        onError: 'findingPolicy',
      },
      on: { BACK: [{ guard: 'visitorHasLeftToPay', target: 'pending' }, { target: 'form' }] },
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
          {
            guard: 'visitorHasLeftToPay',
            target: 'pending',
            actions: { type: 'rememberError', params: ({ event }) => event },
          },
          { target: 'form', actions: { type: 'rememberError', params: ({ event }) => event } },
        ],
      },
      on: { BACK: [{ guard: 'visitorHasLeftToPay', target: 'pending' }, { target: 'form' }] },
    },

    /** The session shows whether the payment has been made. */
    openingSession: {
      invoke: {
        id: 'session',
        src: 'session',
        input: ({ context }) => context.found!,
        onDone: [
          {
            guard: { type: 'transactionIsApproved', params: ({ event }) => ({ session: event.output }) },
            target: 'approved',
          },
          // The payment page has nothing left to do: the result has the outcome.
          {
            guard: { type: 'pendingPaymentHasResult', params: ({ event }) => ({ session: event.output }) },
            target: 'readingResult',
            actions: { type: 'rememberToken', params: ({ event }) => ({ session: event.output }) },
          },
          { guard: 'visitorHasLeftToPay', target: 'pending' },
          { target: 'policyDetails' },
        ],
        onError: [
          { guard: { type: 'paymentWasAlreadyMade', params: ({ event }) => event }, target: 'alreadyMade' },
          // A visitor who was at the payment page may have paid, so the form must not ask them to pay again.
          {
            guard: 'visitorHasLeftToPay',
            target: 'pending',
            actions: { type: 'rememberError', params: ({ event }) => event },
          },
          { target: 'form', actions: { type: 'rememberError', params: ({ event }) => event } },
        ],
      },
      on: { BACK: [{ guard: 'visitorHasLeftToPay', target: 'pending' }, { target: 'form' }] },
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
            guard: { type: 'transactionIsApproved', params: ({ event }) => ({ session: event.output }) },
            target: 'approved',
          },
          {
            target: 'pending.leaving',
            actions: [
              'forgetToken',
              { type: 'rememberDestination', params: ({ event }) => ({ destination: event.output }) },
            ],
          },
        ],
        onError: [
          { guard: { type: 'paymentWasAlreadyMade', params: ({ event }) => event }, target: 'alreadyMade' },
          {
            guard: 'visitorHasLeftToPay',
            target: 'pending',
            actions: { type: 'rememberError', params: ({ event }) => event },
          },
          { target: 'policyDetails', actions: { type: 'rememberError', params: ({ event }) => event } },
        ],
      },
    },

    /** The visitor is or was at the payment page, and the outcome is unknown. */
    pending: {
      entry: ['rememberLeaving', { type: 'saveVisit', params: { step: 'paymentPage' } }],
      exit: 'clearError',
      invoke: { id: 'pageReturn', src: 'pageReturn' },
      meta: { step: 'Payment Pending', progress: 75, outcome: 'pending' },
      on: {
        'OUTCOME.REQUESTED': [
          { guard: 'tokenIsKnown', target: 'readingResult' },
          { guard: 'policyIsFound', target: 'openingSession' },
          { target: 'findingPolicy' },
        ],
        // The dialog of an error names the phone number: it stays for a visitor who has called, or looked at another app.
        'PAGE.SEEN': [
          { guard: 'errorIsShown' },
          { guard: 'tokenIsKnown', target: 'readingResult' },
          { guard: 'policyIsFound', target: 'openingSession' },
          { target: 'findingPolicy' },
        ],
        'PAY.PRESSED': { guard: 'policyIsFound', target: 'preparingHandover' },
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
      entry: 'savePaid',
      meta: { step: 'Policy Details', progress: 100, outcome: 'approved', isEnd: true },
      on: { BACK: 'form' },
    },

    alreadyMade: {
      entry: 'savePaid',
      meta: { step: 'Payment Already Made', progress: 100, outcome: 'alreadyMade', isEnd: true },
      on: {
        BACK: [{ guard: 'backPageIsConfigured', target: '.leaving' }, { target: 'form' }],
        'FORM.REQUESTED': 'form',
      },
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
        input: ({ context: { token, found, savedPolicyId } }) => ({
          token,
          policyId: found?.policy.policyId ?? savedPolicyId,
        }),
        onDone: [
          {
            guard: { type: 'resultIsApproved', params: ({ event }) => ({ result: event.output }) },
            target: 'paid',
            actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'resultIsPending', params: ({ event }) => ({ result: event.output }) },
            target: 'pending',
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
      on: { BACK: { guard: 'visitorHasLeftToPay', target: 'pending' } },
    },

    resultUnknown: {
      exit: 'clearError',
      on: { RETRY: 'readingResult', BACK: 'form' },
    },

    paid: {
      entry: 'savePaid',
      meta: { step: 'Payment Result', progress: 100, outcome: 'paid', isEnd: true },
      on: { BACK: 'form' },
    },

    failed: {
      entry: ['forgetLeaving', { type: 'saveVisit', params: { step: 'policyDetails' } }],
      meta: { step: 'Payment Result', progress: 100, outcome: 'failed', isEnd: true },
      on: {
        RETRY: [
          { guard: 'resultIsOfDraft', target: 'findingPolicy', actions: ['removeTokenFromAddress', 'forgetToken'] },
          { target: 'form' },
        ],
        BACK: 'form',
      },
    },
  },
});

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
