import { accountSession } from '#account/session';
import { sessionActor } from '#account/session-actor';
import { fromService } from '#flow/machine/from-service';
import type { customerPortalMachine } from './customer-portal.machine.ts';
import type { CustomerPortalPage } from './customer-portal.types.ts';

/**
 * Implements the machine's actors with the customer's session and the page's navigation.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const customerPortalActors = (
  page: () => CustomerPortalPage,
): Parameters<typeof customerPortalMachine.provide>[0] => ({
  actions: { trackTab: (_, { tab }) => page().host.track('Portal Tab Viewed', { tab }) },
  actors: {
    session: sessionActor(() => accountSession(page().host)),
    signOut: fromService(() => accountSession(page().host).signOut()),
    signInPage: fromService(async () => {
      await Promise.resolve();
      const { config, host } = page();
      return host.navigate(config.signInPage, 'signIn');
    }),
  },
});
