import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import { rentersActors } from './renters.actors.ts';
import { connectPersonal, connectShell } from './renters.connect.ts';
import { variantOf } from './renters.context.ts';
import { rentersMachine } from './renters.machine.ts';
import { autosaveVisit } from './renters.resume.ts';
import { trackRenters } from './renters.tracking.ts';
import type { RentersInput } from './renters.types.ts';

/**
 * Starts the machine with the page's services, autosave and tracking.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export const startRenters = (input: RentersInput, host: () => WidgetHost) =>
  startMachine(rentersMachine.provide(rentersActors(host)), {
    input,
    view: { shell: connectShell, personal: connectPersonal },
    followers: [
      (actor) => host().visitor.decideVariant(() => variantOf(actor.getSnapshot().context)),
      (actor) => trackRenters(actor, host),
      (actor) => autosaveVisit(actor, host().visitor),
    ],
  });
