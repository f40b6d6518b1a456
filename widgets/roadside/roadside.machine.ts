import { type ActorRefFrom, and, raise, type SnapshotFrom } from 'xstate';
import { networkStates } from '#flow/machine/network.states';
import { lookupStates } from '#forms/zip-lookup/lookup.states';
import type { ZipPlaces } from '#forms/zip-places/zip-places';
import { PaymentPageError } from './payment-page-error.ts';
import { chosenMembership, newContext } from './roadside.context.ts';
import { roadside } from './roadside.setup.ts';
import type { RoadsideContext } from './roadside.types.ts';

/** The memberships, their prices and the states in which they are sold. */
const offerStates = roadside.createStateConfig({
  initial: 'idle',
  always: { guard: 'offerIsOfOtherServices', target: '.loading', actions: 'forgetProblem' },
  states: {
    idle: { on: { 'OFFER.REQUESTED': 'loading' } },
    loading: {
      entry: 'noteServices',
      invoke: {
        id: 'offer',
        src: 'offer',
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberOffer', params: ({ event }) => ({ offer: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'log', params: ({ event }) => ({ step: 'roadside-membership', error: event.error }) },
            { type: 'rememberProblem', params: ({ event }) => event },
          ],
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        RETRY: { target: 'loading', actions: 'forgetProblem' },
        'NETWORK.RETURNED': { target: 'loading', actions: 'forgetProblem' },
        'OFFER.REQUESTED': { target: 'loading', actions: 'forgetProblem' },
      },
    },
    loaded: {},
  },
});

const lookup = lookupStates<RoadsideContext, ZipPlaces | undefined>(({ draft }) => draft.zip);

/** City and state of the zip code. Where they cannot be looked up, the visitor types them. */
const placeStates = roadside.createStateConfig({
  initial: 'idle',
  on: {
    'BUYER.TYPED': {
      guard: { type: 'zipIsNew', params: ({ event }) => event.draft },
      target: '.lookingUp',
      actions: { type: 'rememberDraft', params: ({ event }) => event },
    },
    'PLACE.REQUESTED': {
      guard: { type: 'zipIsNew', params: ({ context }) => context.draft },
      target: '.lookingUp',
    },
  },
  states: {
    ...lookup,
    lookingUp: {
      ...lookup.lookingUp,
      entry: 'noteLookup',
      // What is being sent stays as it is.
      on: { 'PLACE.CANCELED': { target: 'idle', actions: 'forgetLookup' } },
    },
  },
});

/** What leads on from a payment that is pending. */
const pendingEvents = {
  'PAY.PRESSED': { guard: 'paymentCanGoOn', target: '#roadside.journey.enrolling' },
  'DETAILS.REQUESTED': { guard: 'paymentCanGoOn', target: '#roadside.journey.buyer' },
  'START.REQUESTED': '#roadside.journey.starting',
} as const;

/**
 * The visitor is on the payment page or back from it. Only the service knows the outcome; until it reports one, the
 * payment is pending.
 */
const pendingStates = roadside.createStateConfig({
  initial: 'waiting',
  invoke: { id: 'visibility', src: 'visibility' },
  on: {
    'OUTCOME.REQUESTED': { guard: 'transactionIsNamed', target: '#roadside.journey.checkingStatus' },
    ...pendingEvents,
    'NETWORK.RETURNED': { guard: 'transactionIsNamed', target: '#roadside.journey.checkingStatus' },
  },
  states: {
    leaving: {
      invoke: {
        id: 'paymentPage',
        src: 'leavePage',
        input: ({ context }) => context.destination!,
        onDone: [
          {
            guard: { type: 'navigationWasRefused', params: ({ event }) => ({ hasNavigated: event.output }) },
            target: '#roadside.journey.buyer.failed',
            actions: {
              type: 'rememberProblem',
              params: { error: new PaymentPageError('untrusted') },
            },
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      on: { 'PAGE.HIDDEN': 'hidden' },
      after: { statusDelay: { guard: 'isPolledAgain', target: '#roadside.journey.checkingStatus' } },
    },
    /** Another page, tab or window is in front. */
    hidden: {
      on: {
        'PAGE.SEEN': [
          { guard: 'transactionIsNamed', target: '#roadside.journey.checkingStatus' },
          { target: 'waiting' },
        ],
      },
    },
  },
});

/**
 * Spec 2 §4.4: membership → buyer → enrolling → pending, and after a return with a transaction, checkingStatus →
 * confirmed | declined | pending. In a state that is not sold: buyer → joining → waitlisted.
 */
export const roadsideMachine = roadside.createMachine({
  id: 'roadside',
  type: 'parallel',
  context: newContext,
  on: { 'CONFIG.CHANGED': { actions: { type: 'setConfig', params: ({ event }) => event } } },
  states: {
    network: networkStates,
    offer: offerStates,
    place: placeStates,
    journey: {
      initial: 'restoring',
      on: {
        'BUYER.TYPED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
      },
      states: {
        restoring: {
          invoke: {
            id: 'savedVisit',
            src: 'savedVisit',
            onDone: {
              target: 'routing',
              actions: { type: 'restoreVisit', params: ({ event }) => event.output },
            },
            onError: 'routing',
          },
        },

        routing: {
          always: [
            { guard: 'transactionIsNamed', target: 'checkingStatus' },
            { guard: 'visitorHasLeftToPay', target: 'pending' },
            { guard: 'visitorWasAtBuyer', target: 'buyer' },
            { target: 'membership' },
          ],
        },

        /** Spec 2 §4.4: the choice toggles the selection and the summary. */
        membership: {
          tags: 'kept',
          entry: [{ type: 'enter', params: { step: 'membership' } }, raise({ type: 'OFFER.REQUESTED' })],
          exit: 'forgetProblem',
          meta: { step: 'Membership', stage: 'membershipStage', progress: 10 },
          initial: 'choosing',
          on: {
            'MEMBERSHIP.CHOSEN': {
              target: '.choosing',
              actions: { type: 'rememberMembership', params: ({ event }) => event },
            },
            'MEMBERSHIP.SUBMITTED': {
              target: '.continuing',
              actions: { type: 'rememberMembership', params: ({ event }) => event },
            },
          },
          states: {
            choosing: {},
            /** Next was pressed, perhaps before the prices had loaded. */
            continuing: {
              tags: 'busy',
              always: [
                { guard: 'membershipIsSold', target: '#roadside.journey.buyer' },
                { guard: 'offerIsLoaded', target: 'choosing' },
              ],
            },
          },
        },

        buyer: {
          tags: 'kept',
          entry: [
            { type: 'enter', params: { step: 'buyer' } },
            raise({ type: 'OFFER.REQUESTED' }),
            raise({ type: 'PLACE.REQUESTED' }),
          ],
          exit: 'forgetProblem',
          meta: { step: 'Buyer Information', stage: 'buyerStage', progress: 40 },
          initial: 'asking',
          on: {
            'BUYER.SUBMITTED': [
              {
                guard: { type: 'stateIsSold', params: ({ event }) => event },
                target: 'enrolling',
                actions: { type: 'rememberDraft', params: ({ event }) => event },
              },
              { target: 'joining', actions: { type: 'rememberDraft', params: ({ event }) => event } },
            ],
            'OUTCOME.REQUESTED': {
              guard: 'pendingIsNamed',
              target: 'checkingStatus',
              actions: 'rememberPendingTransaction',
            },
            BACK: 'membership',
          },
          states: {
            asking: {},
            failed: {
              tags: 'failed',
              on: {
                RETRY: [
                  {
                    guard: { type: 'stateIsSold', params: ({ context }) => context },
                    target: '#roadside.journey.enrolling',
                  },
                  { target: '#roadside.journey.joining' },
                ],
                'BUYER.TYPED': {
                  target: 'asking',
                  actions: ['forgetProblem', { type: 'rememberDraft', params: ({ event }) => event }],
                },
              },
            },
          },
        },

        /** Charges nothing: the payment page does. So the visitor may go back. */
        enrolling: {
          tags: ['busy', 'kept'],
          on: { BACK: 'membership' },
          entry: [raise({ type: 'OFFER.REQUESTED' }), raise({ type: 'PLACE.CANCELED' })],
          meta: { step: 'Buyer Information', stage: 'buyerStage', progress: 40 },
          initial: 'preparing',
          states: {
            /** A visitor who returns from the payment page may be here before the prices have loaded. */
            preparing: {
              always: [
                // The form was sent before the offer had loaded, which does not cover the state: the form now shows the
                // waitlist.
                {
                  guard: { type: 'stateIsNotSold', params: ({ context }) => context },
                  target: '#roadside.journey.buyer',
                },
                { guard: 'membershipIsSold', target: 'asking' },
                { guard: 'offerIsLoaded', target: '#roadside.journey.membership' },
                { guard: and(['somethingFailed', 'visitorHasLeftToPay']), target: '#roadside.journey.pending' },
                { guard: 'somethingFailed', target: '#roadside.journey.buyer.failed' },
              ],
            },
            asking: {
              invoke: {
                id: 'enrollment',
                src: 'enrollment',
                input: ({ context }) => ({
                  draft: context.draft,
                  membership: chosenMembership(context)!,
                  pending: context.pending,
                }),
                onDone: [
                  {
                    guard: { type: 'enrollmentIsPaid', params: ({ event }) => ({ result: event.output }) },
                    target: '#roadside.journey.confirmed',
                    actions: { type: 'rememberPage', params: ({ event }) => ({ result: event.output }) },
                  },
                  {
                    target: '#roadside.journey.pending.leaving',
                    actions: [
                      'removeTransactionFromAddress',
                      { type: 'rememberPage', params: ({ event }) => ({ result: event.output }) },
                    ],
                  },
                ],
                onError: [
                  // The payment that the visitor left for may have been made: it stays pending.
                  {
                    guard: 'visitorHasLeftToPay',
                    target: '#roadside.journey.pending',
                    actions: [
                      { type: 'log', params: ({ event }) => ({ step: 'roadside-payment', error: event.error }) },
                      { type: 'rememberProblem', params: ({ event }) => event },
                    ],
                  },
                  {
                    target: '#roadside.journey.buyer.failed',
                    actions: [
                      { type: 'log', params: ({ event }) => ({ step: 'roadside-payment', error: event.error }) },
                      { type: 'rememberProblem', params: ({ event }) => event },
                    ],
                  },
                ],
              },
            },
          },
        },

        joining: {
          tags: ['busy', 'kept'],
          on: { BACK: 'membership' },
          entry: ['startWaitlist', raise({ type: 'PLACE.CANCELED' })],
          meta: { step: 'Buyer Information', stage: 'buyerStage', progress: 40 },
          invoke: {
            id: 'waitlist',
            src: 'waitlist',
            input: ({ context }) => ({
              draft: context.draft,
              membership: context.membership,
              key: context.waitlistKey,
              isRepeated: context.isWaitlistRepeated,
            }),
            onDone: 'waitlisted',
            onError: {
              target: 'buyer.failed',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
        },

        waitlisted: {
          tags: 'kept',
          entry: 'endVisit',
          meta: { step: 'Waitlist', stage: 'paymentStage', progress: 100, outcome: 'waitlisted' },
          on: { 'START.REQUESTED': 'starting' },
        },

        pending: {
          ...pendingStates,
          tags: 'kept',
          entry: 'enterPayment',
          exit: 'forgetProblem',
          meta: { step: 'Payment', stage: 'paymentStage', progress: 70, outcome: 'pending' },
        },

        checkingStatus: {
          tags: ['busy', 'kept'],
          exit: 'forgetProblem',
          // The last known outcome is still on the screen, with its buttons.
          on: {
            ...pendingEvents,
            RETRY: [
              {
                guard: and(['declineIsKnown', 'paymentCanGoOn']),
                target: 'buyer',
                actions: ['removeTransactionFromAddress', 'forgetTransaction', 'forgetPending'],
              },
              { guard: 'declineIsKnown', target: 'starting' },
            ],
          },
          invoke: {
            id: 'transaction',
            src: 'transaction',
            input: ({ context }) => ({
              transactionId: context.transactionId,
              isUnnamed: context.pending?.transactionId === '',
            }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => ({ transaction: event.output }) },
                target: 'confirmed',
                actions: { type: 'rememberTransaction', params: ({ event }) => ({ transaction: event.output }) },
              },
              {
                guard: { type: 'isDeclined', params: ({ event }) => ({ transaction: event.output }) },
                target: 'declined',
                actions: [
                  { type: 'logStatus', params: ({ event }) => ({ transaction: event.output }) },
                  { type: 'rememberTransaction', params: ({ event }) => ({ transaction: event.output }) },
                ],
              },
              {
                target: 'pending',
                actions: [
                  { type: 'logStatus', params: ({ event }) => ({ transaction: event.output }) },
                  { type: 'rememberTransaction', params: ({ event }) => ({ transaction: event.output }) },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'mayBeAtOtherServices', params: ({ event }) => event },
                target: 'checkingStatus',
                reenter: true,
                actions: 'askOtherServices',
              },
              {
                target: 'pending',
                actions: [
                  { type: 'log', params: ({ event }) => ({ step: 'roadside-result', error: event.error }) },
                  { type: 'rememberUnchecked', params: ({ event }) => event },
                  'askOwnServices',
                ],
              },
            ],
          },
        },

        confirmed: {
          tags: 'kept',
          entry: 'keepConfirmation',
          meta: { step: 'Confirmation', stage: 'paymentStage', progress: 100, outcome: 'paid' },
          on: { 'START.REQUESTED': 'starting' },
        },

        /** The service reports that the payment was not made. */
        declined: {
          tags: 'kept',
          meta: { step: 'Payment Failed', stage: 'paymentStage', progress: 70, outcome: 'failed' },
          on: {
            RETRY: [
              {
                guard: 'paymentCanGoOn',
                target: 'buyer',
                actions: ['removeTransactionFromAddress', 'forgetTransaction', 'forgetPending'],
              },
              { target: 'starting' },
            ],
            'OUTCOME.REQUESTED': 'checkingStatus',
            'START.REQUESTED': 'starting',
          },
        },

        /** Starts a new membership, or returns to the visit to which the transaction of the address does not belong. */
        starting: {
          entry: 'removeTransactionFromAddress',
          always: [
            {
              guard: 'visitIsOver',
              target: 'membership',
              actions: ['forgetTransaction', 'forgetPending', 'forgetConsent'],
            },
            { target: 'routing', actions: 'returnToVisit' },
          ],
        },
      },
    },
  },
});

export type RoadsideActor = ActorRefFrom<typeof roadsideMachine>;
export type RoadsideSnapshot = SnapshotFrom<typeof roadsideMachine>;
