import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { signInFailureOf } from '#account/sign-in-rejection';
import { waitForTry } from '#account/try-limit';
import { signIn } from './sign-in.setup.ts';
import type { SignInForm } from './sign-in.types.ts';

const asking = { step: 'sign-in', stage: 'account', progress: 0 };
const done = { step: 'signed-in', stage: 'account', progress: 100 };

/**
 * Spec 3 §2: form → signingIn → signedIn, leaving for the welcome page. Too many tries: waiting. An existing session:
 * staying.
 */
export const signInMachine = signIn.createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    prefill: { email: '', password: '', isRemembered: false },
    failure: undefined,
    secondsLeft: 0,
    signedInEmail: '',
    isOnThisPageOnly: false,
  }),
  invoke: [
    { id: 'session', src: 'session' },
    { id: 'pageRestore', src: 'pageRestore' },
    {
      id: 'prefill',
      src: 'prefill',
      onDone: { actions: { type: 'rememberPrefill', params: ({ event }) => event.output } },
      // The form stays empty.
      onError: {},
    },
  ],
  on: {
    'SESSION.CHANGED': { actions: { type: 'rememberSession', params: ({ event }) => event } },
  },
  initial: 'routing',
  states: {
    routing: {
      always: [{ guard: 'customerIsSignedIn', target: 'signedIn' }, { target: 'form' }],
    },

    form: {
      meta: asking,
      initial: 'asking',
      on: {
        'SESSION.CHANGED': [
          {
            guard: { type: 'sessionHasBegun', params: ({ event }) => event },
            target: 'signedIn',
            actions: { type: 'rememberSession', params: ({ event }) => event },
          },
          { actions: { type: 'rememberSession', params: ({ event }) => event } },
        ],
      },
      states: {
        asking: { on: { 'FORM.SUBMITTED': '#signIn.signingIn' } },
        waiting: waitForTry('asking'),
      },
    },

    signingIn: {
      meta: asking,
      entry: 'forgetFailure',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          const { email, password, isRemembered } = event as unknown as SignInForm;
          return { email, password, isRemembered };
        },
        onDone: 'signedIn.leaving',
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => signInFailureOf(event.error) },
        },
      },
    },

    failed: {
      always: [
        // Another tab signed in meanwhile.
        { guard: 'customerIsSignedIn', target: 'signedIn' },
        { guard: 'visitorMustWait', target: 'form.waiting' },
        { target: 'form' },
      ],
    },

    signedIn: {
      initial: 'staying',
      on: {
        'SESSION.CHANGED': [
          {
            guard: { type: 'sessionHasEnded', params: ({ event }) => event },
            target: 'form',
            actions: [{ type: 'rememberSession', params: ({ event }) => event }, 'forgetFailure'],
          },
          { actions: { type: 'rememberSession', params: ({ event }) => event } },
        ],
      },
      states: {
        leaving: {
          meta: { ...done, outcome: 'signedIn' },
          invoke: {
            id: 'welcome',
            src: 'welcome',
            onDone: {
              guard: { type: 'visitorHasStayed', params: ({ event }) => ({ hasLeft: event.output }) },
              target: 'staying',
            },
            onError: 'staying',
          },
          on: { 'PAGE.RESTORED': 'staying', SIGN_OUT: 'signingOut' },
          after: { untilPageIsLeft: 'staying' },
        },
        staying: {
          meta: { ...done, outcome: 'alreadySignedIn' },
          on: { CONTINUE: 'leaving', SIGN_OUT: 'signingOut' },
        },
        // The form returns when the session ends.
        signingOut: {
          invoke: { id: 'signOut', src: 'signOut', onDone: '#signIn.routing', onError: '#signIn.routing' },
        },
      },
    },
  },
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
