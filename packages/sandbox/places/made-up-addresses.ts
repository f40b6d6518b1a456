import { isStateCode, stateCodeOf, type StateCode } from '#domain/us-state';
import { isStreetSuffix, isPrefixOfStreetWord, streets } from './streets.ts';
import { findZipCode, type ZipCode, zipCodesOfCity } from './zip-codes.ts';

export interface MadeUpAddress {
  street: string;
  /** Empty when the text contains none. */
  apartment: string;
  city: string;
  state: StateCode;
  zip: string;
}

/** Default city for a text without one. */
const usualZips = ['78701', '78205', '77002', '75201', '90012'];

/**
 * The completions of a text, the most likely first: a house number, a street, and as much of a place as the text has.
 */
export function suggestMadeUpAddresses(text: string, most: number): MadeUpAddress[] {
  const read = readText(text);
  if (!read) return [];
  const { number, apartment, words, zip, state } = read;
  const addresses = streets.flatMap((street) => {
    const rest = restAfterStreet(words, street);
    if (!rest) return [];
    return placesOf({ city: rest.join(' '), zip, state }).map((place) => ({
      street: `${number} ${street}`,
      apartment,
      city: place.city,
      state: place.state,
      zip: place.zip,
    }));
  });
  return addresses.slice(0, most);
}

/** The address as shown in a list, which also identifies it. */
export function addressLine({ street, apartment, city, state, zip }: MadeUpAddress): string {
  return [street, ...(apartment ? [`Apt ${apartment}`] : []), city, state, zip].join(', ');
}

interface ReadText {
  number: string;
  apartment: string;
  /** Street and city, in lower case. */
  words: string[];
  zip: string | undefined;
  state: StateCode | undefined;
}

function readText(text: string): ReadText | undefined {
  const unit = /(?:\b(?:apt|apartment|unit|suite)\.?\s*|#\s*)([a-z\d-]{1,8})\b/i.exec(text);
  const withoutUnit = unit ? text.replace(unit[0], ' ') : text;
  const [number = '', ...words] = withoutUnit
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean);
  if (!/^\d{1,6}[a-z]?$/.test(number) || words.length === 0) return undefined;
  if (words.at(-1) === 'usa') words.pop();
  const zip = /^\d{5}$/.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const last = words.at(-1)?.toUpperCase() ?? '';
  // "Cedar La" may become "Cedar Lane"; "Cedar Lane, LA" is in Louisiana.
  const isState = isStateCode(last) && (words.length > 2 || (words.length === 2 && last !== 'LA'));
  const state = isState ? stateCodeOf(words.pop()!) : undefined;
  return { number, apartment: unit?.[1]?.toUpperCase() ?? '', words, zip, state };
}

/** The words after a street's name; undefined for another street. The street's suffix is optional. */
function restAfterStreet(typed: readonly string[], street: string): string[] | undefined {
  const [name = '', ending = ''] = street.split(' ');
  const [first = '', second, ...rest] = typed;
  const isLast = typed.length === 1;
  if (isLast ? !isPrefixOfStreetWord(first, name) : first !== name.toLowerCase()) return undefined;
  if (second === undefined) return [];
  if (isPrefixOfStreetWord(second, ending)) return rest;
  return isStreetSuffix(second) ? undefined : [second, ...rest];
}

function placesOf({
  city,
  zip,
  state,
}: {
  city: string;
  zip: string | undefined;
  state: StateCode | undefined;
}): ZipCode[] {
  if (zip !== undefined) {
    const place = findZipCode(zip);
    return place && (!state || place.state === state) ? [place] : [];
  }
  if (city) return zipCodesOfCity(city, state);
  const usual = usualZips.map(findZipCode).filter((place) => place !== undefined);
  return state ? usual.filter((place) => place.state === state) : usual;
}
