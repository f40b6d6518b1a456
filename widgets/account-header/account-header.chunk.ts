import { startMachine } from '#flow/machine/start-machine';
import { accountHeaderActors } from './account-header.actors.ts';
import { connectAccountHeader } from './account-header.connect.ts';
import { accountHeaderMachine } from './account-header.machine.ts';
import { trackAccountHeader } from './account-header.tracking.ts';
import type { AccountHeaderPage } from './account-header.types.ts';

/**
 * Starts the machine with the customer's session, and tracks it.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const startAccountHeader = (page: () => AccountHeaderPage) =>
  startMachine(accountHeaderMachine.provide(accountHeaderActors(page)), {
    input: undefined,
    view: { header: connectAccountHeader },
    followers: [(actor) => trackAccountHeader(actor, page)],
  });
