import { fromPromise } from 'xstate';
import type { GeoPosition } from '#domain/geo-position';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { findBrowserPosition, hasPositionPermission } from '#geo/browser-position';
import { hasGeocoder, loadGeocoder } from '#maps/load-geocoder';
import { followOffice } from '#offices/follow-office';
import { loadWidgetOffices, type OfficesSource } from '#offices/load-widget-offices';
import type { Office } from '#offices/office';
import { serviceGeocoder } from '#services/address/geocoder';
import { ServiceError } from '#services/errors';
import type { nearestOfficeMachine } from './nearest-office.machine.ts';
import { type KnownLocation, type LocationQuery, officesState } from './nearest-office.setup.ts';

const geocoderOf = ({ client, language }: WidgetHost) =>
  loadGeocoder(client.services.maps, serviceGeocoder(client), language);

/** Uses a granted permission or a zip code from another widget, and never prompts the visitor. */
async function findKnownLocation(
  host: WidgetHost,
  { mayUsePosition }: LocationQuery,
  signal: AbortSignal,
): Promise<KnownLocation> {
  const canGeocode = hasGeocoder(host.client.services);
  // Without a geocoder, the state of a position is not known.
  if (mayUsePosition && canGeocode && (await hasPositionPermission())) return { type: 'permission' };
  const place = host.visitor.read('place');
  if (!place) return { type: 'unknown' };
  if (place.state !== officesState) return { type: 'otherState' };
  if (!canGeocode) return { type: 'zip', zip: place.zip };
  const geocoder = await geocoderOf(host);
  const position = await geocoder.geocode({ zip: place.zip }, signal);
  return position ? { type: 'position', position } : { type: 'unknown' };
}

/** Implements the machine's actors and effects with the page's services and geolocation. */
export const nearestOfficeImplementations = (
  host: () => WidgetHost,
): Parameters<typeof nearestOfficeMachine.provide>[0] => ({
  actors: {
    loadOffices: fromPromise<readonly Office[], OfficesSource>(({ input, signal }) =>
      loadWidgetOffices('nearest-office', input, host(), signal),
    ),
    findKnownLocation: fromPromise<KnownLocation, LocationQuery>(({ input, signal }) =>
      findKnownLocation(host(), input, signal),
    ),
    findPosition: fromPromise<GeoPosition | undefined, undefined>(() => findBrowserPosition()),
    findState: fromPromise<string | undefined, { position: GeoPosition }>(async ({ input, signal }) => {
      if (!hasGeocoder(host().client.services)) throw new Error('There is no geocoder.');
      const geocoder = await geocoderOf(host());
      return (await geocoder.reverseGeocode(input.position, signal))?.state;
    }),
    locateAmongOffices: fromPromise<GeoPosition | undefined, { zip: string; offices: readonly Office[] }>(
      async ({ input: { zip, offices } }) => {
        const { locateAmongOffices } = await import('#offices/locate-among-offices');
        return locateAmongOffices(offices, { zip });
      },
    ),
  },
  actions: {
    trackBanner: () => host().track('Nearest Office Shown'),
    trackChoice: () => host().track('Office Chosen', { source: 'banner' }),
    followLink: (_, link) => followOffice(host(), link),
    openOfficesPage: ({ context }) => void host().navigate(context.config.officesPage, 'offices'),
    reportNoOffices: () => host().fail('offices', 'There are no offices. The authored content stays.'),
    reportFailure: (_, { error }) =>
      host().fail('offices', error instanceof ServiceError ? error.message : 'A file of the widget did not load.'),
  },
});
