import { readStateName } from './us-state-spanish.ts';
import { stateCodeOf } from './us-state.ts';

/** A place to look up. An empty state is unknown. */
export type PlaceQuery = { zip: string } | { city: string; state: string };

// A pasted zip code may have four more digits: offices are searched by the first five.
const zipCode = /^(\d{5})(?:[-\s]?\d{4})?$/;

// Letters and spaces, an optional comma, two letters or more (spec 3 §5). City names also contain accents, periods, hyphens and
// apostrophes: St. Louis, Winston-Salem, O'Fallon.
const cityAndState = /^\p{L}[\p{L}\s.'’-]*(,\s*\p{L}[\p{L}\s]*)?\p{L}$/u;

/**
 * Parses a typed place: a zip code of five or nine digits, or a city and optionally a state after a comma or a space.
 *
 * @returns undefined when the text is neither
 * @example readPlaceQuery('Austin, Tejas') // { city: 'Austin', state: 'TX' }
 */
export function readPlaceQuery(typed: string): PlaceQuery | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const zip = zipCode.exec(text)?.[1];
  if (zip) return { zip };
  if (!cityAndState.test(text)) return undefined;
  const [city = '', state] = text.split(/\s*,\s*/);
  if (state !== undefined) return { city, state: readStateName(state) ?? state };
  const last = text.lastIndexOf(' ');
  const code = last < 0 ? undefined : stateCodeOf(text.slice(last + 1));
  // Without a comma, the last word is a state only when it is a state's code: San Antonio is one city.
  return code ? { city: text.slice(0, last), state: code } : { city: text, state: '' };
}
