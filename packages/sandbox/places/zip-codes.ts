import { createRequire } from 'node:module';
import { isStateCode, type StateCode } from '#domain/us-state';

export interface ZipCode {
  zip: string;
  city: string;
  state: StateCode;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

interface Zipcodes {
  codes: Record<string, ZipCode>;
}
const require = createRequire(import.meta.url);

let zipCodes: Map<string, ZipCode> | undefined;

/** Every real zip code of the United States; loaded on first use, because it takes a moment. */
function allZipCodes(): Map<string, ZipCode> {
  // The package's index would also load Canada's.
  zipCodes ??= new Map(
    Object.entries((require('zipcodes/lib/codes.js') as Zipcodes).codes).filter(([, { state }]) => isStateCode(state)),
  );
  return zipCodes;
}

export function findZipCode(zip: string): ZipCode | undefined {
  return allZipCodes().get(zip);
}

/** The zip codes of the cities with this name, the largest city first; a state narrows the search. */
export function zipCodesOfCity(city: string, state?: StateCode): ZipCode[] {
  const wanted = city.trim().toLowerCase();
  const found = zipCodesOfAnOwnPlace().filter(
    (zipCode) => zipCode.city.toLowerCase() === wanted && (!state || zipCode.state === state),
  );
  const sizeOf = (zipCode: ZipCode) => found.filter((other) => other.state === zipCode.state).length;
  return found.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.zip.localeCompare(b.zip));
}

let ownPlaces: readonly ZipCode[] | undefined;

/** The zip codes with a position of their own. Post-office boxes and single buildings share that of their city. */
function zipCodesOfAnOwnPlace(): readonly ZipCode[] {
  if (ownPlaces) return ownPlaces;
  const all = [...allZipCodes().values()];
  const sharing = new Map<string, number>();
  for (const zipCode of all) sharing.set(pointOf(zipCode), (sharing.get(pointOf(zipCode)) ?? 0) + 1);
  ownPlaces = all.filter((zipCode) => sharing.get(pointOf(zipCode)) === 1);
  return ownPlaces;
}

/** The zip code with the nearest center, within `within` miles. */
export function nearestZipCode(place: Place, within = 30): ZipCode | undefined {
  let nearest: ZipCode | undefined;
  let shortest = within;
  for (const zipCode of zipCodesOfAnOwnPlace()) {
    const miles = milesBetween(place, zipCode);
    if (miles <= shortest) {
      nearest = zipCode;
      shortest = miles;
    }
  }
  return nearest;
}

function pointOf({ latitude, longitude }: Place): string {
  return `${latitude},${longitude}`;
}

interface Place {
  latitude: number;
  longitude: number;
}

/** Great-circle distance, by the haversine formula. */
function milesBetween(a: Place, b: Place): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const haversine = north * north + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east * east;
  return 2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
