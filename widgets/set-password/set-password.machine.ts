import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { waitForTry } from '#account/try-limit';
import { failureOfNewPassword } from './new-password-failure.ts';
import { setPassword } from './set-password.setup.ts';
import type { PasswordPair } from './set-password.types.ts';

const asking = { step: 'password', stage: 'account', progress: 0 };

/** Spec 3 §4: asking → saving → done. A link works once: linkExpired. Without one: linkMissing. */
export const setPasswordMachine = setPassword.createMachine({
  id: 'setPassword',
  context: { email: '', failure: undefined, secondsLeft: 0, isInDoubt: false },
  invoke: {
    id: 'accountEmail',
    src: 'accountEmail',
    onDone: { actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.output }) } },
    // The email field stays empty.
    onError: {},
  },
  initial: 'checkingLink',
  states: {
    checkingLink: {
      invoke: {
        id: 'resetLink',
        src: 'resetLink',
        onDone: [
          {
            guard: { type: 'thereIsNoLink', params: ({ event }) => ({ isThere: event.output }) },
            target: 'linkMissing',
          },
          { target: 'asking' },
        ],
        // The tab has a link, and the file that decrypts it did not load: `saving` loads it again, and keeps the failure.
        onError: 'asking',
      },
      on: { 'PASSWORD.SUBMITTED': 'saving' },
    },

    asking: {
      meta: asking,
      on: { 'PASSWORD.SUBMITTED': 'saving' },
    },

    saving: {
      meta: asking,
      entry: 'forgetFailure',
      invoke: {
        id: 'newPassword',
        src: 'newPassword',
        input: ({ event }) => {
          const { password, passwordVerify } = event as unknown as PasswordPair;
          return { password, passwordVerify };
        },
        onDone: 'done',
        onError: [
          {
            guard: { type: 'linkIsOver', params: ({ event }) => failureOfNewPassword(event.error) },
            target: 'linkExpired',
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => failureOfNewPassword(event.error) },
          },
        ],
      },
    },

    failed: {
      always: [{ guard: 'visitorMustWait', target: 'waiting' }, { target: 'asking' }],
    },

    waiting: {
      meta: asking,
      ...waitForTry('asking'),
    },

    done: { meta: { step: 'passwordSet', stage: 'account', progress: 100, outcome: 'passwordSet' } },
    linkExpired: { meta: { step: 'linkExpired', stage: 'account', progress: 0, outcome: 'linkExpired' } },
    linkMissing: { meta: { step: 'linkMissing', stage: 'account', progress: 0, outcome: 'linkMissing' } },
  },
});

export type SetPasswordActor = ActorRefFrom<typeof setPasswordMachine>;
export type SetPasswordSnapshot = SnapshotFrom<typeof setPasswordMachine>;
