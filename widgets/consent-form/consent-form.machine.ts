import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { networkStates } from '#flow/machine/network.states';
import { consent, newContext } from './consent-form.setup.ts';

/** Spec 3 §4: loads the person of a link, then alreadyGiven, or asking → saving → given. Both calls can fail. */
export const consentMachine = consent.createMachine({
  id: 'consent',
  type: 'parallel',
  context: newContext,
  states: {
    network: networkStates,
    journey: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            id: 'entry',
            src: 'entry',
            onDone: { target: 'routing', actions: { type: 'restore', params: ({ event }) => event.output } },
            onError: 'routing',
          },
        },

        routing: {
          always: [
            { guard: 'visitorCameByLink', target: 'loading' },
            { target: 'asking', actions: 'beginForm' },
          ],
        },

        loading: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'record',
            src: 'record',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'consentIsGiven', params: ({ event }) => ({ record: event.output }) },
                target: 'alreadyGiven',
              },
              {
                target: 'asking',
                actions: { type: 'rememberRecord', params: ({ event }) => ({ record: event.output }) },
              },
            ],
            onError: { target: 'notLoaded', actions: { type: 'rememberLoadProblem', params: ({ event }) => event } },
          },
        },

        notLoaded: {
          tags: 'failed',
          on: {
            RETRY: 'loading',
            'NETWORK.RETURNED': { guard: 'failedOffline', target: 'loading' },
            'FORM.REQUESTED': { target: 'asking', actions: ['leaveUnknownLink', 'beginForm'] },
          },
        },

        asking: {
          tags: 'kept',
          entry: 'forgetProblem',
          meta: { step: 'Consent', stage: 'consent', progress: 0 },
          on: {
            'DRAFT.TYPED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
            'CONSENT.SUBMITTED': {
              target: 'saving',
              actions: { type: 'rememberDraft', params: ({ event }) => event },
            },
          },
        },

        saving: {
          tags: ['busy', 'kept'],
          entry: 'forgetProblem',
          meta: { step: 'Consent', stage: 'consent', progress: 0 },
          invoke: {
            id: 'saving',
            src: 'saving',
            input: ({ context: { id, draft } }) => ({ id, draft }),
            onDone: 'given',
            onError: { target: 'notSaved', actions: { type: 'rememberSaveProblem', params: ({ event }) => event } },
          },
        },

        notSaved: {
          tags: ['failed', 'kept'],
          on: {
            RETRY: 'saving',
            'NETWORK.RETURNED': { guard: 'failedOffline', target: 'saving' },
            'FORM.REQUESTED': { target: 'asking', actions: 'leaveUnknownLink' },
            // The form stays on the screen if the failure passes.
            'DRAFT.TYPED': [
              { guard: 'savingWasTooEarly', actions: { type: 'rememberDraft', params: ({ event }) => event } },
              { target: 'asking', actions: { type: 'rememberDraft', params: ({ event }) => event } },
            ],
            'CONSENT.SUBMITTED': {
              target: 'saving',
              actions: { type: 'rememberDraft', params: ({ event }) => event },
            },
          },
        },

        given: {
          entry: 'forgetDraft',
          meta: { step: 'Consent Given', stage: 'consent', progress: 100, outcome: 'given' },
        },

        alreadyGiven: {
          entry: 'forgetDraft',
          meta: { step: 'Consent Already Given', stage: 'consent', progress: 100, outcome: 'alreadyGiven' },
        },
      },
    },
  },
});

export type ConsentActor = ActorRefFrom<typeof consentMachine>;
export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;
