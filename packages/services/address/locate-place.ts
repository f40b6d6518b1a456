import type { GeoPosition } from '#domain/geo-position';
import type { PlaceQuery } from '#domain/place-query';
import type { ServiceClient } from '../http.ts';
import { findAddressCandidates as contract } from './find-address-candidates.contract.ts';
import { throwGeocoderError } from './geocoder-refusal.ts';

/** The position of a zip code or city; undefined when the place is unknown or no geocoder is configured. */
export async function locatePlace(
  client: ServiceClient,
  place: PlaceQuery,
  signal?: AbortSignal,
): Promise<GeoPosition | undefined> {
  if (!client.services.addressSearch.base) return undefined;
  const isZip = 'zip' in place;
  const query = {
    SingleLine: isZip ? place.zip : [place.city, place.state].filter(Boolean).join(', '),
    category: isZip ? 'Postal' : 'City',
    sourceCountry: 'USA',
    outFields: 'City,RegionAbbr,Postal',
    maxLocations: '1',
    f: 'json',
  } as const;
  return client.call(contract, { query, signal }, ({ candidates, error }) => {
    throwGeocoderError(contract.id, error);
    const location = candidates?.[0]?.location;
    return location && { latitude: location.y, longitude: location.x };
  });
}
