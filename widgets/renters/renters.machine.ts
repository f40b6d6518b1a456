import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { networkStates } from '#flow/machine/network.states';
import { visibilityStates } from '#flow/machine/visibility.states';
import { coverageStates } from './coverage/coverage.states.ts';
import { buyingStates, paymentStates } from './payment/payment.states.ts';
import { personalStates } from './personal/personal.states.ts';
import { zipStates } from './personal/zip.states.ts';
import { newContext } from './renters.context.ts';
import { base } from './renters.setup.ts';

/**
 * Spec 2 §4.3: personal information → coverage → payment → confirmed or failed. A completed tab can be opened again. A
 * state that is not sold leads to the waitlist.
 */
export const rentersMachine = base.createMachine({
  id: 'renters',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  on: {
    'CONFIG.CHANGED': { actions: { type: 'setConfig', params: ({ event }) => event } },
    'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
  },
  states: {
    network: networkStates,
    page: visibilityStates,
    zip: zipStates,

    journey: {
      initial: 'entering',
      states: {
        entering: {
          tags: 'busy',
          invoke: {
            id: 'entry',
            src: 'entry',
            onDone: { target: 'routing', actions: { type: 'restore', params: ({ event }) => event.output } },
            onError: 'routing',
          },
        },

        routing: {
          always: [
            { guard: 'linkIsOfAnotherPolicy', target: 'loadingEarlier', actions: ['forgetVisit', 'startAnew'] },
            { guard: 'purchaseIsMade', target: 'confirmed' },
            { guard: 'purchaseIsOpen', target: 'buying.polling' },
            { guard: 'earlierIsToBeLoaded', target: 'loadingEarlier' },
            { guard: 'startHasPassed', target: 'personal' },
            { guard: { type: 'wasIn', params: { section: 'payment' } }, target: 'resumingPayment' },
            { guard: { type: 'wasIn', params: { section: 'coverage' } }, target: 'resumingCoverage' },
            { target: 'personal' },
          ],
        },
        resumingPayment: { always: [{ guard: 'rateIsKnown', target: 'payment' }, { target: 'resumingCoverage' }] },
        resumingCoverage: { always: [{ guard: 'personalIsKnown', target: 'coverage' }, { target: 'personal' }] },

        loadingEarlier: {
          tags: 'busy',
          invoke: {
            id: 'earlier',
            src: 'earlier',
            input: ({ context: { link, config } }) => ({
              transactionId: link.transactionId,
              carrierId: link.carrierId || config.carrierId,
            }),
            onDone: {
              target: 'personal',
              actions: { type: 'addEarlier', params: ({ event }) => ({ earlier: event.output }) },
            },
            onError: {
              target: 'personal',
              actions: [
                { type: 'rememberNoEarlier', params: ({ event }) => event },
                {
                  type: 'log',
                  params: ({ event }) => ({ message: 'Error in Get Prior Transaction API', error: event.error }),
                },
              ],
            },
          },
        },

        personal: {
          ...personalStates,
          meta: { step: 'Personal Information', stage: 'personal', progress: 10, marker: 'renters-personal' },
          entry: [{ type: 'enterSection', params: { section: 'personal' } }, 'lookUpZip'],
          on: { RETRY: { guard: 'earlierHasFailed', target: 'loadingEarlier' } },
          onDone: 'coverage',
        },

        waitlisted: {
          entry: 'forgetWaitlist',
          meta: { step: 'Waitlist', stage: 'personal', progress: 100, marker: 'renters-waitlist' },
          on: { BACK: 'personal' },
        },

        coverage: {
          ...coverageStates,
          meta: { step: 'Coverage', stage: 'coverage', progress: 40, marker: 'renters-coverage' },
          entry: { type: 'enterSection', params: { section: 'coverage' } },
          on: {
            BACK: 'personal',
            'STAGE.CHOSEN': {
              guard: { type: 'isStage', params: ({ event }) => ({ stage: event.stage, is: 'personal' as const }) },
              target: 'personal',
            },
          },
          onDone: 'payment',
        },

        payment: {
          ...paymentStates,
          meta: { step: 'Payment', stage: 'payment', progress: 70, marker: 'renters-payment' },
          entry: { type: 'enterPayment' },
          on: {
            ...paymentStates.on,
            BACK: 'coverage',
            'STAGE.CHOSEN': [
              {
                guard: { type: 'isStage', params: ({ event }) => ({ stage: event.stage, is: 'personal' as const }) },
                target: 'personal',
              },
              {
                guard: { type: 'isStage', params: ({ event }) => ({ stage: event.stage, is: 'coverage' as const }) },
                target: 'coverage',
              },
            ],
          },
        },

        buying: {
          ...buyingStates,
          meta: { step: 'Purchase', stage: 'payment', progress: 85, marker: 'renters-purchase' },
        },

        confirmed: {
          meta: { step: 'Purchase Confirmed', stage: 'payment', progress: 100, marker: 'renters-confirmed' },
          on: { RESTARTED: { target: 'personal', actions: ['forgetVisit', 'restart'] } },
        },

        failed: {
          entry: { type: 'reportOutcome', params: { outcome: 'failed' } },
          meta: { step: 'Purchase Failed', stage: 'payment', progress: 85, marker: 'renters-failed' },
          on: { RETRY: 'payment', BACK: 'coverage' },
        },
      },
    },
  },
});

export type RentersActor = ActorRefFrom<typeof rentersMachine>;
export type RentersSnapshot = SnapshotFrom<typeof rentersMachine>;
