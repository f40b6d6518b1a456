import { accountSession } from '#account/session';
import { sessionActor } from '#account/session-actor';
import { fromService } from '#flow/machine/from-service';
import type { accountHeaderMachine } from './account-header.machine.ts';
import type { AccountHeaderPage } from './account-header.types.ts';

type Implementations = Parameters<typeof accountHeaderMachine.provide>[0];

/**
 * Implements the machine's actors with the customer's session and the page's navigation.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const accountHeaderActors = (page: () => AccountHeaderPage): Implementations => ({
  actors: {
    session: sessionActor(() => accountSession(page().host)),
    name: fromService((_, signal) => accountSession(page().host).loadName(signal)),
    signOut: fromService(() => accountSession(page().host).signOut()),
    signInPage: fromService(async () => {
      // Lets the machine's subscribers emit their events before the page is left.
      await Promise.resolve();
      const { config, host } = page();
      return host.navigate(config.signInPage, 'signOut');
    }),
  },
});
