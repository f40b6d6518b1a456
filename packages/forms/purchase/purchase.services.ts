import type { Place } from '#domain/place';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import type { purchaseActors } from './purchase.setup.ts';

type PurchaseActors = typeof purchaseActors;

// A chunk that is not needed before the first section is confirmed.
const calls = () => import('./calls.chunk.ts');

/**
 * Implements the actors and effects of the shared sections with the page's services.
 *
 * @param host read at each call: a changed language or brand replaces it.
 * @example
 * const { actions, actors } = purchaseServices(host);
 * machine.provide({ actions: { ...actions, … }, actors: { ...actors, … } });
 */
export function purchaseServices(host: () => WidgetHost) {
  const client = () => host().client;
  return {
    actions: {
      rememberPlace: (_: unknown, { place }: { place: Place | undefined }) => {
        if (place) host().visitor.remember('place', place);
      },
    },
    actors: {
      vehicleByVin: fromService(async ({ vin }, signal) => {
        const [name = null] = await (await calls()).knownByVin(client(), { vin }, signal);
        return { vin, name };
      }),
      licenseCheck: fromService(async (question, signal) => (await calls()).checkLicense(client(), question, signal)),
      driverChecks: fromService(async (question, signal) => (await calls()).checkDrivers(client(), question, signal)),
      placeByZip: fromService(async ({ zip }, signal) => {
        const { places } = await (await calls()).cityByZip(client(), { zip }, signal);
        return places[0];
      }),
      followUp: fromService(async (question, signal) => {
        const { followUp, householdOf } = await calls();
        return householdOf(await followUp(client(), question, signal));
      }),
    } satisfies PurchaseActors,
  };
}
