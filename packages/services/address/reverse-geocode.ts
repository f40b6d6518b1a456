import type { Place } from '#domain/place';
import { readState } from '#domain/us-state-name';
import { isZipCode } from '#domain/zip-code';
import type { ServiceClient } from '../http.ts';
import { throwGeocoderError } from './geocoder-refusal.ts';
import { reverseGeocode as contract } from './reverse-geocode.contract.ts';

/** ArcGIS code: no address at this position. */
const nothingHere = 400;

/**
 * The zip code, city and state of a position, as far as known: empty at sea, abroad, or without a configured geocoder.
 */
export async function reverseGeocode(
  client: ServiceClient,
  { latitude, longitude }: { latitude: number; longitude: number },
  signal?: AbortSignal,
): Promise<Partial<Place>> {
  if (!client.services.addressSearch.base) return {};
  // Three decimals are about a hundred yards: enough for a zip code, and too coarse to identify a house.
  const location = `${longitude.toFixed(3)},${latitude.toFixed(3)}`;
  return client.call(contract, { query: { location, f: 'json' }, signal }, ({ address, error }) => {
    if (error?.code !== nothingHere) throwGeocoderError(contract.id, error);
    const zip = address?.Postal?.slice(0, 5) ?? '';
    const state = readState(address?.RegionAbbr ?? '');
    if ((address?.CountryCode ?? 'USA') !== 'USA') return {};
    return {
      ...(isZipCode(zip) && { zip }),
      ...(address?.City && { city: address.City }),
      ...(state && { state }),
    };
  });
}
