import type { GeoPosition } from '#domain/geo-position';
import type { PlaceQuery } from '#domain/place-query';
import type { PlaceOfPosition } from '../map-provider.ts';
import type { GoogleLibraries } from './load-google.ts';

/** Google's geocoder throws every status other than OK, with the status as the code of the error. */
const isNothingFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ZERO_RESULTS';

/** @returns undefined when there is no such place. @throws for any other status, which says nothing about the place. */
async function answered(
  response: Promise<google.maps.GeocoderResponse>,
): Promise<google.maps.GeocoderResult | undefined> {
  try {
    return (await response).results[0];
  } catch (error) {
    if (isNothingFound(error)) return undefined;
    throw error;
  }
}

/** Google's geocoder, for places of the United States. It rejects on a lost network, a denied key or a spent quota. */
export function createGoogleGeocoder({ Geocoder }: GoogleLibraries['geocoding']) {
  const geocoder = new Geocoder();
  return {
    async geocode(query: PlaceQuery): Promise<GeoPosition | undefined> {
      const componentRestrictions = {
        country: 'US',
        ...('zip' in query && { postalCode: query.zip }),
        ...('state' in query && query.state && { administrativeArea: query.state }),
      };
      const found = await answered(
        geocoder.geocode({
          componentRestrictions,
          ...('city' in query && { address: [query.city, query.state].filter(Boolean).join(', ') }),
        }),
      );
      const location = found?.geometry.location;
      return location && { latitude: location.lat(), longitude: location.lng() };
    },
    async reverseGeocode({ latitude, longitude }: GeoPosition): Promise<PlaceOfPosition | undefined> {
      const found = await answered(geocoder.geocode({ location: { lat: latitude, lng: longitude } }));
      if (!found) return undefined;
      const part = (type: string) => found.address_components.find(({ types }) => types.includes(type))?.short_name;
      if (part('country') !== 'US') return {};
      const [state, city, zip] = [part('administrative_area_level_1'), part('locality'), part('postal_code')];
      return { ...(state && { state }), ...(city && { city }), ...(zip && { zip }) };
    },
  };
}
