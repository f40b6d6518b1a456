import type { GeoPosition } from '#domain/geo-position';
import { isSameName } from '#domain/person-name';
import type { PlaceQuery } from '#domain/place-query';
import { readStateName } from '#domain/us-state-spanish';
import type { Office } from './office.ts';

/** How many leading digits of a zip code name its sectional center: a city, or the towns around one. */
const sectionalDigits = 3;

/**
 * The position of a place, estimated from the addresses of the offices: the middle of the offices with that zip code,
 * else of those in its sectional center; or of the offices in that city. For pages without a geocoder.
 *
 * @returns undefined when no office is there
 */
export function locateAmongOffices(offices: readonly Office[], query: PlaceQuery): GeoPosition | undefined {
  if ('city' in query) {
    const inCity = (wanted: CityQuery) =>
      offices.filter(
        ({ city, state }) => isSameName(city, wanted.city) && (!wanted.state || state === readStateName(wanted.state)),
      );
    return middleOf([query, ...queriesWithStateName(query)].map(inCity).find(({ length }) => length > 0) ?? []);
  }
  const withZip = (digits: number) => offices.filter(({ zip }) => zip.slice(0, digits) === query.zip.slice(0, digits));
  return middleOf(withZip(query.zip.length)) ?? middleOf(withZip(sectionalDigits));
}

type CityQuery = Extract<PlaceQuery, { city: string }>;

/** The maximum number of words in the name of a state: District of Columbia. */
const longestStateName = 3;

/** Alternative queries for a city without a state that ends in the name of a state: `austin texas`. */
function queriesWithStateName({ city, state }: CityQuery): CityQuery[] {
  if (state) return [];
  const words = city.split(' ');
  const lengths = Array.from({ length: Math.min(longestStateName, words.length - 1) }, (_, index) => index + 1);
  return lengths
    .map((length) => ({ city: words.slice(0, -length).join(' '), state: words.slice(-length).join(' ') }))
    .filter((query) => readStateName(query.state) !== undefined);
}

function middleOf(offices: readonly Office[]): GeoPosition | undefined {
  if (offices.length === 0) return undefined;
  const mean = (read: (position: GeoPosition) => number) =>
    offices.reduce((sum, { position }) => sum + read(position), 0) / offices.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
