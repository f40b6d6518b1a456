import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { outOfService } from './out-of-service.setup.ts';

/**
 * Spec 3 §2: redirecting → leaving | staying for a state with a link; otherwise asking → sending → validating, or posted
 * to a page that answers.
 */
export const outOfServiceMachine = outOfService.createMachine({
  id: 'outOfService',
  context: ({ input: { stateLink, redirectSeconds, hasReturned } }) => ({
    stateLink,
    hasReturned,
    secondsLeft: redirectSeconds,
    email: '',
    failure: undefined,
  }),
  invoke: { id: 'pageRestore', src: 'pageRestore' },
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'stateHasNoLink', target: 'asking' },
        { guard: 'visitorHasReturned', target: 'staying' },
        { guard: 'noSecondIsLeft', target: 'leaving' },
        { target: 'redirecting' },
      ],
    },

    redirecting: {
      invoke: { id: 'countdown', src: 'countdown' },
      on: {
        'SECOND.PASSED': [{ guard: 'oneSecondIsLeft', target: 'leaving' }, { actions: 'countDown' }],
        'STAY.CHOSEN': 'staying',
        'GO.CHOSEN': 'leaving',
      },
    },

    leaving: {
      meta: { outcome: 'redirected' },
      invoke: {
        id: 'statePage',
        src: 'leavePage',
        input: ({ context }) => ({ url: context.stateLink.link!, reason: 'state' as const }),
        onDone: {
          guard: { type: 'navigationWasRefused', params: ({ event }) => ({ hasNavigated: event.output }) },
          target: 'asking',
        },
        onError: 'asking',
      },
      // A visitor who returns with the browser's Back button is not redirected again.
      on: { 'PAGE.RESTORED': 'staying' },
      after: { leaveLimit: 'unopened' },
    },

    /** The page has not opened in time: its link works again. */
    unopened: {
      meta: { outcome: 'redirected' },
      on: { 'GO.CHOSEN': 'leaving', 'PAGE.RESTORED': 'staying' },
    },

    staying: {
      meta: { outcome: 'stayed' },
      on: { 'GO.CHOSEN': 'leaving' },
    },

    asking: {
      on: {
        'EMAIL.SUBMITTED': { target: 'sending', actions: { type: 'rememberEmail', params: ({ event }) => event } },
      },
    },

    sending: {
      invoke: {
        id: 'emailDelivery',
        src: 'emailDelivery',
        input: ({ context: { email, stateLink } }) => ({ email, state: stateLink.state }),
        onDone: [
          { guard: { type: 'emailWasPosted', params: ({ event }) => ({ delivery: event.output }) }, target: 'posted' },
          { target: 'validating' },
        ],
        onError: { target: 'asking', actions: { type: 'rememberError', params: ({ event }) => event } },
      },
    },

    /** The browser waits for the page that answers, and has this one until then. */
    posted: {
      meta: { outcome: 'submitted' },
      after: {
        leaveLimit: { target: 'asking', actions: { type: 'rememberFailure', params: { failure: 'unanswered' } } },
      },
      on: { 'PAGE.RESTORED': 'asking' },
    },

    validating: {
      meta: { outcome: 'submitted' },
      on: { 'PAGE.RESTORED': 'asking' },
    },
  },
});

export type OutOfServiceActor = ActorRefFrom<typeof outOfServiceMachine>;
export type OutOfServiceSnapshot = SnapshotFrom<typeof outOfServiceMachine>;
