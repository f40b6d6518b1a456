// The machine starts with a call, so the HTTP client loads with it.
import '#services/http';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import { roadsideActors } from './roadside.actors.ts';
import { connectPage, connectShell } from './roadside.connect.ts';
import { variantOf } from './roadside.context.ts';
import { roadsideMachine } from './roadside.machine.ts';
import { autosaveVisit } from './roadside.resume.ts';
import { trackRoadside } from './roadside.tracking.ts';
import type { RoadsideInput } from './roadside.types.ts';

/**
 * Starts the machine with the page's services, autosave and tracking.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export const startRoadside = (input: RoadsideInput, host: () => WidgetHost) =>
  startMachine(roadsideMachine.provide(roadsideActors(host)), {
    input,
    view: { shell: connectShell, page: connectPage },
    followers: [
      (actor) => host().visitor.decideVariant(() => variantOf(actor.getSnapshot().context)),
      (actor) => trackRoadside(actor, host),
      (actor) => autosaveVisit(actor, () => host().visitor),
    ],
  });
