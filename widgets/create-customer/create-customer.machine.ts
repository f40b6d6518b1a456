import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { leavingStates } from '#flow/machine/leaving.states';
import { networkStates } from '#flow/machine/network.states';
import { zipMessageStates, zipStates } from '#forms/zip-lookup/zip-lookup.states';
import { createCustomer, newContext } from './create-customer.setup.ts';
import type { CreateCustomerContext } from './create-customer.types.ts';

/** Spec 3 §4, §7: restoring → asking → creating → created, then the configured page. */
export const createCustomerMachine = createCustomer.createMachine({
  id: 'createCustomer',
  type: 'parallel',
  context: newContext,
  on: { 'CONFIG.CHANGED': { actions: { type: 'setConfig', params: ({ event }) => event } } },
  states: {
    network: networkStates,
    zip: zipStates,
    zipMessage: zipMessageStates,
    journey: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            id: 'entry',
            src: 'entry',
            onDone: { target: 'asking', actions: { type: 'restore', params: ({ event }) => event.output } },
            onError: 'asking',
          },
        },

        asking: {
          tags: 'kept',
          entry: 'requestZip',
          meta: { step: 'Create Customer', stage: 'customer', progress: 0 },
          initial: 'ready',
          on: {
            'FORM.SUBMITTED': {
              target: 'creating',
              actions: { type: 'rememberDraft', params: ({ event }) => event },
            },
            'DRAFT.TYPED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
          },
          states: {
            ready: {},
            failed: {
              tags: 'failed',
              on: {
                RETRY: '#createCustomer.journey.creating',
                'NETWORK.RETURNED': { guard: 'creationWasOffline', target: '#createCustomer.journey.creating' },
                'DRAFT.TYPED': [
                  {
                    guard: 'creationWasTooEarly',
                    actions: { type: 'rememberDraft', params: ({ event }) => event },
                  },
                  {
                    target: 'ready',
                    actions: ['forgetFailure', { type: 'rememberDraft', params: ({ event }) => event }],
                  },
                ],
              },
            },
          },
        },

        /** Authenticates the person, and creates the customer with the returned token (spec 3 §7). */
        creating: {
          tags: ['busy', 'kept'],
          entry: 'forgetFailure',
          meta: { step: 'Create Customer', stage: 'customer', progress: 0 },
          initial: 'checkingZip',
          states: {
            /** The form may have been submitted before its zip code was looked up. */
            checkingZip: {
              always: [
                { guard: 'placeIsRefused', target: '#createCustomer.journey.asking' },
                { guard: 'zipIsLookedUp', target: 'sending' },
              ],
            },
            sending: {
              entry: 'startIntent',
              invoke: {
                id: 'creation',
                src: 'creation',
                input: ({ context: { draft, intent, config } }) => ({
                  draft,
                  intent: intent!,
                  loyaltyEnrollmentStatus: config.loyaltyEnrollmentStatus,
                }),
                onDone: '#createCustomer.journey.created',
                onError: {
                  target: '#createCustomer.journey.asking.failed',
                  actions: { type: 'rememberFailure', params: ({ event }) => event },
                },
              },
            },
          },
        },

        created: {
          entry: 'forgetDraft',
          meta: { step: 'Customer Created', stage: 'customer', progress: 100, outcome: 'created' },
          ...leavingStates({
            stays: 'successPageIsMissing',
            page: {
              id: 'successPage',
              src: 'leavePage',
              input: ({ context }: { context: CreateCustomerContext }) => ({
                url: context.config.successPage,
                reason: 'customerCreated' as const,
              }),
            },
          }),
        },
      },
    },
  },
});

export type CreateCustomerActor = ActorRefFrom<typeof createCustomerMachine>;
export type CreateCustomerSnapshot = SnapshotFrom<typeof createCustomerMachine>;
