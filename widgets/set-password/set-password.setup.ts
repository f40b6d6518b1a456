import { assign, setup } from 'xstate';
import { secondsToWait, waitActions, waitGuards, waitTimer } from '#account/try-limit';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type {
  PasswordPair,
  SetPasswordContext,
  SetPasswordEvent,
  SetPasswordFailure,
  SetPasswordMeta,
} from './set-password.types.ts';

export const setPassword = setup({
  types: {
    context: {} as SetPasswordContext,
    events: {} as SetPasswordEvent,
    meta: {} as SetPasswordMeta,
  },

  actors: {
    accountEmail: placeholderActor<string>(),
    /** Whether there is a link. */
    resetLink: placeholderActor<boolean>(),
    newPassword: placeholderActor<void, PasswordPair>(),
    waitTimer,
  },

  guards: {
    thereIsNoLink: (_, { isThere }: { isThere: boolean }) => !isThere,
    linkIsOver: (_, { refusal }: SetPasswordFailure) => refusal === 'linkExpired',
    ...waitGuards,
  },

  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email })),
    rememberFailure: assign(({ context }, failure: SetPasswordFailure) => ({
      failure,
      secondsLeft: secondsToWait(failure),
      isInDoubt:
        context.isInDoubt || (!failure.isUnsent && ['offline', 'unreachable', 'malformed'].includes(failure.kind)),
    })),
    ...waitActions,
  },
});
