import { assign, fromCallback, setup, stateIn } from 'xstate';
import type { Session } from '#account/session';
import type { Failure } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { AccountHeaderContext, AccountHeaderEvent, AccountHeaderMeta } from './account-header.types.ts';

interface Changed {
  session: Session;
}

export const accountHeader = setup({
  types: {
    context: {} as AccountHeaderContext,
    events: {} as AccountHeaderEvent,
    meta: {} as AccountHeaderMeta,
  },

  actors: {
    session: fromCallback(() => undefined),
    network: networkActor,
    name: placeholderActor<string>(),
    signOut: placeholderActor<void>(),
    signInPage: placeholderActor<boolean>(),
  },

  guards: {
    customerIsSignedIn: (_, { session }: Changed) => session.status === 'signedIn',
    nobodyIsSignedIn: (_, { session }: Changed) => session.status === 'signedOut',
    isAnotherCustomer: ({ context: { email } }, { session }: Changed) =>
      session.status === 'signedIn' && email !== '' && session.email !== '' && session.email !== email,
    sessionIsOver: stateIn({ signedIn: { naming: 'over' } }),
    deviceIsOffline: ({ context }) => context.isOffline,
    sessionWasRejected: (_, { kind }: Failure) => kind === 'expired',
  },

  actions: {
    rememberCustomer: assign(({ context }, { session }: Changed) =>
      session.status === 'signedIn'
        ? { name: session.name || context.name, email: session.email || context.email }
        : { name: '', email: '' },
    ),
    rememberName: assign((_, { name }: { name: string }) => ({ name, failure: undefined })),
    forgetCustomer: assign({ name: '', email: '', failure: undefined }),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    noteNetworkLost: assign({ isOffline: true }),
    noteNetworkReturned: assign({ isOffline: false }),
  },
});
