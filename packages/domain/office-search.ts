import { stateCodeOf } from './us-state.ts';
import { isZipCode } from './zip-code.ts';

/** Where offices are looked for. An empty state is not known. */
export type OfficeSearch = { zip: string } | { city: string; state: string };

// Letters and spaces, an optional comma, two letters or more (spec 3 §5). Names of cities have accents, periods, hyphens and
// apostrophes besides: St. Louis, Winston-Salem, O'Fallon.
const cityAndState = /^\p{L}[\p{L}\s.'’-]*(,\s*\p{L}[\p{L}\s]*)?\p{L}$/u;

/** What a visitor looks for: five digits, or a city and, after a comma or a space, a state. Undefined when it is neither. */
export function readOfficeSearch(typed: string): OfficeSearch | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (isZipCode(text)) return { zip: text };
  if (!cityAndState.test(text)) return undefined;
  const [city = '', state] = text.split(/\s*,\s*/);
  if (state !== undefined) return { city, state: stateCodeOf(state) ?? state };
  const last = text.lastIndexOf(' ');
  const code = last < 0 ? undefined : stateCodeOf(text.slice(last + 1));
  // Two words may be one city: San Antonio.
  return code ? { city: text.slice(0, last), state: code } : { city: text, state: '' };
}
