import type { Place } from '#domain/place';
import { type StateCode, stateCodeOf } from '#domain/us-state';
import { isRejected, RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { cityByZip as contract } from './city-by-zip.contract.ts';

export interface ZipLookup {
  /** True when quotes are offered for the zip code and its city is known. */
  isQuotable: boolean;
  /** The preferred city first; empty for a zip code that does not exist. */
  places: readonly Place[];
}

/**
 * Loads the cities of a zip code, and whether quotes are offered there. A refusal means that the zip code does not
 * exist, unless the service's message has another meaning.
 *
 * @throws {RefusedError} with any other message; `reason` has it.
 */
export async function cityByZip(
  client: ServiceClient,
  { zip }: { zip: string },
  signal?: AbortSignal,
): Promise<ZipLookup> {
  const lookup = client.call(contract, { query: { zip }, signal }, (response) => response);
  try {
    const { isQuoteAvaliable, addresses } = await lookup;
    const read = await stateReader(addresses ?? []);
    const places = (addresses ?? [])
      .map((address) => ({ ...address, state: read(address.state) }))
      .filter((address): address is Place => address.state !== undefined);
    return { isQuotable: isQuoteAvaliable && places.length > 0, places };
  } catch (error) {
    // A service that is down or denies access says nothing about the zip code.
    const isAboutZip =
      error instanceof RefusedError && isRejected(error) && (!error.reason || (await isAboutPlace(error.reason)));
    if (isAboutZip) return { isQuotable: false, places: [] };
    throw error;
  }
}

/** Loads with the first refusal: few visitors need it. */
async function isAboutPlace(reason: string): Promise<boolean> {
  const words = await import('../nothing-found.ts').catch(() => undefined);
  return words?.saysPlaceNotServed(reason) ?? false;
}

/** The names of states load with the first service that writes them. */
async function stateReader(addresses: readonly { state: string }[]): Promise<(state: string) => StateCode | undefined> {
  if (addresses.every(({ state }) => stateCodeOf(state))) return stateCodeOf;
  const names = await import('#domain/us-state-spanish').catch(() => undefined);
  return names?.readStateName ?? stateCodeOf;
}
