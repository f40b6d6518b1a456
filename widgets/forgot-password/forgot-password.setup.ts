import { assign, setup } from 'xstate';
import type { AccountFailure } from '#account/account-failure';
import { secondsToWait, waitActions, waitGuards, waitTimer } from '#account/try-limit';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { ForgotPasswordContext, ForgotPasswordEvent, ForgotPasswordMeta } from './forgot-password.types.ts';

export const forgotPassword = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    meta: {} as ForgotPasswordMeta,
  },

  actors: {
    accountEmail: placeholderActor<string>(),
    resetRequest: placeholderActor<void, { email: string }>(),
    waitTimer,
  },

  guards: {
    ...waitGuards,
  },

  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email })),
    rememberFailure: assign((_, failure: AccountFailure) => ({ failure, secondsLeft: secondsToWait(failure) })),
    ...waitActions,
  },
});
