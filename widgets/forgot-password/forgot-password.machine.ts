import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { resetFailureOf } from '#account/request-password-reset';
import { waitForTry } from '#account/try-limit';
import { forgotPassword } from './forgot-password.setup.ts';

/** Spec 3 §4: asking → sending → sent, whether or not there is an account. After too many requests: waiting. */
export const forgotPasswordMachine = forgotPassword.createMachine({
  id: 'forgotPassword',
  context: { email: '', failure: undefined, secondsLeft: 0 },
  initial: 'restoring',
  states: {
    restoring: {
      meta: { step: 'email', stage: 'account', progress: 0 },
      invoke: {
        id: 'accountEmail',
        src: 'accountEmail',
        onDone: {
          target: 'asking',
          actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.output }) },
        },
        onError: 'asking',
      },
      on: {
        'EMAIL.SUBMITTED': { target: 'sending', actions: { type: 'rememberEmail', params: ({ event }) => event } },
      },
    },

    asking: {
      meta: { step: 'email', stage: 'account', progress: 0 },
      on: {
        'EMAIL.SUBMITTED': { target: 'sending', actions: { type: 'rememberEmail', params: ({ event }) => event } },
      },
    },

    sending: {
      meta: { step: 'email', stage: 'account', progress: 0 },
      entry: 'forgetFailure',
      invoke: {
        id: 'resetRequest',
        src: 'resetRequest',
        input: ({ context: { email } }) => ({ email }),
        onDone: 'sent',
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => resetFailureOf(event.error) },
        },
      },
    },

    failed: {
      always: [{ guard: 'visitorMustWait', target: 'waiting' }, { target: 'asking' }],
    },

    waiting: {
      meta: { step: 'email', stage: 'account', progress: 0 },
      ...waitForTry('asking'),
    },

    sent: {
      meta: { step: 'sent', stage: 'account', progress: 100, outcome: 'sent' },
      on: { 'FORM.REQUESTED': 'asking' },
    },
  },
});

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>;
export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;
