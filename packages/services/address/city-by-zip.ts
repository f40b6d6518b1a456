import type { Place } from '#domain/place';
import { isStateCode } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { cityByZip as contract } from './city-by-zip.contract.ts';

export interface ZipLookup {
  /** True when quotes are offered for the zip code and its city is known. */
  isQuotable: boolean;
  /** The preferred city first; empty for a zip code that does not exist. */
  places: readonly Place[];
}

/** Loads the cities of a zip code, and whether quotes are offered there. */
export function cityByZip(client: ServiceClient, { zip }: { zip: string }, signal?: AbortSignal): Promise<ZipLookup> {
  return client.call(contract, { query: { zip }, signal }, ({ isQuoteAvaliable, addresses }) => {
    const places = addresses.filter((address): address is Place => isStateCode(address.state));
    return { isQuotable: isQuoteAvaliable && places.length > 0, places };
  });
}
