import { startMachine } from '#flow/machine/start-machine';
import { customerPortalActors } from './customer-portal.actors.ts';
import { connectCustomerPortal } from './customer-portal.connect.ts';
import { customerPortalMachine } from './customer-portal.machine.ts';
import type { CustomerPortalInput, CustomerPortalPage } from './customer-portal.types.ts';

export { PortalData } from './data/portal-data.ts';

/**
 * Starts the machine with the customer's session.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const startCustomerPortal = (input: CustomerPortalInput, page: () => CustomerPortalPage) =>
  startMachine(customerPortalMachine.provide(customerPortalActors(page)), {
    input,
    view: { portal: connectCustomerPortal },
  });
