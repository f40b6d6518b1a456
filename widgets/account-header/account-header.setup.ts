import { assign, fromCallback, setup, stateIn } from 'xstate';
import { type Changed, sessionGuards } from '#account/session-guards';
import type { Failure } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { AccountHeaderContext, AccountHeaderEvent, AccountHeaderMeta } from './account-header.types.ts';

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
    ...sessionGuards,
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
