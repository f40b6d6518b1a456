import { startMachine } from '#flow/machine/start-machine';
import { outOfServiceActors } from './out-of-service.actors.ts';
import { connectOutOfService } from './out-of-service.connect.ts';
import { outOfServiceMachine } from './out-of-service.machine.ts';
import { trackOutOfService } from './out-of-service.tracking.ts';
import type { OutOfServiceInput, OutOfServicePage } from './out-of-service.types.ts';

/**
 * Starts the machine with the page's services, and tracks it.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export const startOutOfService = (input: OutOfServiceInput, page: () => OutOfServicePage) =>
  startMachine(outOfServiceMachine.provide(outOfServiceActors(page)), {
    input,
    view: { outOfService: connectOutOfService },
    followers: [(actor) => trackOutOfService(actor, page)],
  });
