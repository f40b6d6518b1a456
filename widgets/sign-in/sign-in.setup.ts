import { assign, fromCallback, setup } from 'xstate';
import type { AccountFailure } from '#account/account-failure';
import type { Session } from '#account/session';
import { secondsToWait, waitActions, waitGuards, waitTimer } from '#account/try-limit';
import { untilPageIsLeft } from '#flow/machine/leaving.states';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { SignInContext, SignInEvent, SignInForm, SignInInput, SignInMeta } from './sign-in.types.ts';

export const signIn = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    meta: {} as SignInMeta,
  },

  actors: {
    session: fromCallback(() => undefined),
    pageRestore: fromCallback<SignInEvent>(() => undefined),
    prefill: placeholderActor<SignInForm>(),
    signIn: placeholderActor<void, SignInForm>(),
    signOut: placeholderActor<void>(),
    /** Resolves with false when there is no welcome page to navigate to. */
    welcome: placeholderActor<boolean>(),
    waitTimer,
  },

  guards: {
    customerIsSignedIn: ({ context }) => context.isSignedIn,
    sessionHasBegun: (_, { session }: { session: Session }) => session.status === 'signedIn',
    sessionHasEnded: (_, { session }: { session: Session }) => session.status === 'signedOut',
    ...waitGuards,
    visitorHasStayed: (_, { hasLeft }: { hasLeft: boolean }) => !hasLeft,
  },

  delays: { untilPageIsLeft },

  actions: {
    rememberPrefill: assign((_, prefill: SignInForm) => ({ prefill })),
    rememberSession: assign((_, { session }: { session: Session }) => ({
      isSignedIn: session.status === 'signedIn',
      signedInEmail: session.status === 'signedIn' ? session.email : '',
      isOnThisPageOnly: session.status === 'signedIn' && session.endsWithPage === true,
    })),
    rememberFailure: assign((_, failure: AccountFailure) => ({ failure, secondsLeft: secondsToWait(failure) })),
    ...waitActions,
  },
});
