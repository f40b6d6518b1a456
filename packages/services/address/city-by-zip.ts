import type { Place } from '#domain/place';
import { type StateCode, stateCodeOf } from '#domain/us-state';
import { isRejected, MalformedError, RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { cityByZip as contract } from './city-by-zip.contract.ts';

export interface ZipLookup {
  /** True when quotes are offered for the zip code and its city is known. */
  isQuotable: boolean;
  /** The preferred city first; empty for a zip code that does not exist, and where `isNotServed`. */
  places: readonly Place[];
  /** The area is not served, and the service named no city of it. */
  isNotServed?: true;
}

const withoutPlaces: Record<'unknown' | 'notServed', ZipLookup> = {
  unknown: { isQuotable: false, places: [] },
  notServed: { isQuotable: false, places: [], isNotServed: true },
};

/**
 * Loads the cities of a zip code, and whether quotes are offered there. A refusal or an empty list of cities means that
 * the zip code does not exist, unless the service's message has another meaning. Where the service sends no list and no
 * quotes are offered, the area is not served.
 *
 * @throws {RefusedError} with any other message; `reason` has it.
 * @throws {MalformedError} when the list has rows and none can be read, unless the message says what they mean.
 */
export async function cityByZip(
  client: ServiceClient,
  { zip }: { zip: string },
  signal?: AbortSignal,
): Promise<ZipLookup> {
  const lookup = client.call(contract, { query: { zip }, signal }, (response, isWhole) => ({ ...response, isWhole }));
  try {
    const { isQuoteAvaliable, addresses, message, isWhole } = await lookup;
    const read = await stateReader(addresses ?? []);
    const places = (addresses ?? [])
      .map((address) => ({ ...address, state: read(address.state) }))
      .filter((address): address is Place => address.state !== undefined);
    if (places.length > 0) return { isQuotable: isQuoteAvaliable, places };
    const isListEmpty = addresses?.length === 0;
    const refusal = message ? await placeRefusalOf(message) : undefined;
    if (isListEmpty && !isWhole && !refusal) throw new MalformedError(contract.id);
    return withoutPlaces[refusal ?? (isQuoteAvaliable || isListEmpty ? 'unknown' : 'notServed')];
  } catch (error) {
    // A service that is down or denies access says nothing about the zip code.
    if (!(error instanceof RefusedError) || !isRejected(error)) throw error;
    const refusal = error.reason ? await placeRefusalOf(error.reason) : 'unknown';
    if (!refusal) throw error;
    return withoutPlaces[refusal];
  }
}

/** Loads with the first refusal: few visitors need it. */
async function placeRefusalOf(message: string): Promise<'unknown' | 'notServed' | undefined> {
  const words = await import('../nothing-found.ts').catch(() => undefined);
  return words?.placeRefusal(message);
}

/** The names of states load with the first service that writes them. */
async function stateReader(addresses: readonly { state: string }[]): Promise<(state: string) => StateCode | undefined> {
  if (addresses.every(({ state }) => stateCodeOf(state))) return stateCodeOf;
  const names = await import('#domain/us-state-spanish').catch(() => undefined);
  return names?.readStateName ?? stateCodeOf;
}
