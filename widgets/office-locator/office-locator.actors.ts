import { fromPromise } from 'xstate';
import type { GeoPosition } from '#domain/geo-position';
import type { PlaceQuery } from '#domain/place-query';
import { findBrowserPosition } from '#geo/browser-position';
import { hasGeocoder, loadGeocoder } from '#maps/load-geocoder';
import { followOffice } from '#offices/follow-office';
import { loadWidgetOffices, type OfficesSource } from '#offices/load-widget-offices';
import type { Office } from '#offices/office';
import { serviceGeocoder } from '#services/address/geocoder';
import { ServiceError } from '#services/errors';
import type { officeLocatorMachine } from './office-locator.machine.ts';
import { mapActor } from './office-locator.map.ts';
import type { FoundPlace, LocatorPage } from './office-locator.types.ts';

interface GeocodeInput {
  query: PlaceQuery;
  offices: readonly Office[];
}

const messageOf = (error: unknown): string => {
  if (typeof error === 'string') return error;
  return error instanceof ServiceError ? error.message : 'A file of the widget did not load.';
};

/** Implements the machine's actors and effects with the page's services, geolocation and map. */
export const locatorImplementations = (
  page: () => LocatorPage,
): Parameters<typeof officeLocatorMachine.provide>[0] => ({
  actors: {
    loadOffices: fromPromise<readonly Office[], OfficesSource>(({ input, signal }) =>
      loadWidgetOffices('office-locator', input, page().host, signal),
    ),
    geocode: fromPromise<FoundPlace | undefined, GeocodeInput>(async ({ input, signal }) => {
      const { client, language } = page().host;
      if (!hasGeocoder(client.services)) {
        const { locateAmongOffices } = await import('#offices/locate-among-offices');
        const position = locateAmongOffices(input.offices, input.query);
        return position && { position, isApproximate: true };
      }
      const geocoder = await loadGeocoder(client.services.maps, serviceGeocoder(client), language);
      const position = await geocoder.geocode(input.query, signal);
      return position && { position };
    }),
    findPosition: fromPromise<GeoPosition | undefined, undefined>(() => findBrowserPosition()),
    map: mapActor(page),
  },
  actions: {
    trackSearch: (_, report) => page().host.track('Offices Searched', report),
    trackChoice: (_, { source }) => page().host.track('Office Chosen', { source }),
    followLink: (_, link) => followOffice(page().host, link),
    reportFailure: (_, { code, error }) => page().host.fail(code, messageOf(error)),
    reportNoOffices: (_, { offices }) => {
      if (offices.length === 0)
        page().host.fail('offices', 'There are no offices. Name them in offices or officesSrc.');
    },
  },
});
