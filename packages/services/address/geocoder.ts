import type { GeoPosition } from '#domain/geo-position';
import type { Place } from '#domain/place';
import type { PlaceQuery } from '#domain/place-query';
import type { ServiceClient } from '../http.ts';

/** The page's geocoder. Its code loads with the first call. */
export function serviceGeocoder(client: ServiceClient) {
  return {
    async geocode(place: PlaceQuery, signal?: AbortSignal): Promise<GeoPosition | undefined> {
      const { locatePlace } = await import('./locate-place.ts');
      return locatePlace(client, place, signal);
    },
    async reverseGeocode(position: GeoPosition, signal?: AbortSignal): Promise<Partial<Place>> {
      const { reverseGeocode } = await import('./reverse-geocode.ts');
      return reverseGeocode(client, position, signal);
    },
  };
}
