import type { Place } from '#domain/place';
import { isStateCode } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { cityByZip as contract } from './city-by-zip.contract.ts';

export interface ZipLookup {
  /** Quotes are offered there, and it is known where that is. */
  isQuotable: boolean;
  /** The preferred place first; empty for a zip code that does not exist. */
  places: readonly Place[];
}

/** Asks where a zip code is, and whether quotes are offered there. */
export function cityByZip(client: ServiceClient, { zip }: { zip: string }, signal?: AbortSignal): Promise<ZipLookup> {
  return client.call(contract, { query: { zip }, signal }, ({ isQuoteAvaliable, addresses }) => {
    const places = addresses.filter((address): address is Place => isStateCode(address.state));
    return { isQuotable: isQuoteAvaliable && places.length > 0, places };
  });
}
