import { assign, fromCallback, setup } from 'xstate';
import { type Changed, sessionGuards } from '#account/session-guards';
import type { PortalTab } from '#domain/portal-tab';
import { navigationWasRefused } from '#flow/machine/leave-page';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { CustomerPortalContext, CustomerPortalEvent, CustomerPortalInput } from './customer-portal.types.ts';

export const customerPortal = setup({
  types: {
    context: {} as CustomerPortalContext,
    events: {} as CustomerPortalEvent,
    input: {} as CustomerPortalInput,
  },

  actors: {
    session: fromCallback(() => undefined),
    network: networkActor,
    signOut: placeholderActor<void>(),
    /** Resolves to false when the page does not trust the address. */
    signInPage: placeholderActor<boolean>(),
  },

  guards: {
    ...sessionGuards,
    timeIsUp: ({ context }, { session }: Changed) =>
      session.status === 'signedOut' && context.expiresAt <= context.now(),
    // Offline, navigation would show the browser's error page; and the result of a payment is public.
    visitorStays: ({ context }) => context.isOffline || context.hasPaymentReturn,
    navigationWasRefused,
  },

  actions: {
    welcomeCustomer: assign(({ context }, { session }: Changed) =>
      session.status === 'signedIn'
        ? { visit: context.visit + 1, email: session.email, expiresAt: session.expiresAt }
        : {},
    ),
    updateCustomer: assign(({ context }, { session }: Changed) =>
      session.status === 'signedIn' ? { email: session.email || context.email, expiresAt: session.expiresAt } : {},
    ),
    forgetCustomer: assign({ email: '', expiresAt: 0 }),
    closePaymentReturn: assign({ hasPaymentReturn: false }),
    /** Implemented by customer-portal.actors.ts. */
    trackTab: (_args, _shown: { tab: PortalTab }) => undefined,
    noteNetworkLost: assign({ isOffline: true }),
    noteNetworkReturned: assign({ isOffline: false }),
  },
});
