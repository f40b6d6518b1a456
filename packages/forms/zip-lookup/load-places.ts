import { cityName } from '#domain/city-name';
import { cityByZip } from '#services/address/city-by-zip';
import type { ServiceClient } from '#services/http';
import type { LookedUpZip } from './zip-lookup.types.ts';

/** Looks up the cities of a zip code, as they are written in a form. */
export async function loadPlaces(
  client: ServiceClient,
  { zip }: { zip: string },
  signal: AbortSignal,
): Promise<LookedUpZip> {
  const lookup = await cityByZip(client, { zip }, signal);
  return { ...lookup, zip, places: lookup.places.map((place) => ({ ...place, city: cityName(place.city) })) };
}
