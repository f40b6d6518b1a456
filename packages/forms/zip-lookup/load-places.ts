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
  const { isQuotable, places } = await cityByZip(client, { zip }, signal);
  return { zip, isQuotable, places: places.map((place) => ({ ...place, city: cityName(place.city) })) };
}
