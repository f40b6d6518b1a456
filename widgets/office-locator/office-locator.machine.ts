import type { GeoPosition } from '#domain/geo-position';
import type { OfficeSearch } from '#domain/office-search';
import { machineOf, type TransitionTable } from '#embed/transition-table';

/** Where the visitor looks for offices: what they typed, or where they are. */
export interface Origin {
  position: GeoPosition;
  /** What they typed; empty where it is their own position. */
  name: string;
}

/** What is wrong with a search. */
export type Problem = 'invalid' | 'notFound' | 'unreachable' | 'offline';

interface Found {
  origin?: Origin;
}

/** Where the locator is: browsing → looking → widening → browsing, and selected from anywhere. */
export type LocatorState =
  | ({ is: 'browsing'; problem?: Problem } & Found)
  /** The browser is asked for its position. */
  | ({ is: 'locating' } & Found)
  /** The geocoder is asked for a place. */
  | ({ is: 'looking'; search: OfficeSearch; text: string } & Found)
  /** The map shows more and more around the place, until there is an office. */
  | { is: 'widening'; origin: Origin; zoom: number }
  /** An office is open, on the map and in the list. */
  | ({ is: 'selected'; id: string; by: 'map' | 'list' } & Found);

export type LocatorEvent =
  | { type: 'SEARCH.EDITED' }
  | { type: 'SEARCH.SUBMITTED'; search: OfficeSearch | undefined; text: string }
  /** Without a map, nothing is widened. */
  | { type: 'PLACE.FOUND'; position: GeoPosition; hasMap: boolean }
  | { type: 'PLACE.UNKNOWN' }
  | { type: 'LOOKUP.FAILED'; isOffline: boolean }
  | { type: 'POSITION.REQUESTED' }
  | { type: 'POSITION.FOUND'; position: GeoPosition; hasMap: boolean }
  | { type: 'POSITION.FAILED' }
  /** The map stands still: where it was to stand, or where the visitor took it. */
  | { type: 'MAP.RESTED'; isThere: boolean; zoom: number; hasOffices: boolean }
  | { type: 'MAP.LOST' }
  | { type: 'OFFICE.CHOSEN'; id: string; by: 'map' | 'list' }
  | { type: 'OFFICE.CLOSED' };

/** Spec 3 §2 and §9. */
export const zooms = {
  /** After a place was found; then one less each time, until there is an office. */
  found: 12,
  widest: 9,
  marker: 13,
  /** After an office was closed: with a place to go back to, and without. */
  closed: { withOrigin: 12, withoutOrigin: 9 },
} as const;

export const browsing: LocatorState = { is: 'browsing' };

type Named<Type extends LocatorEvent['type']> = Extract<LocatorEvent, { type: Type }>;

const rest = (origin: Origin | undefined, problem?: Problem): LocatorState => ({
  is: 'browsing',
  ...(origin && { origin }),
  ...(problem && { problem }),
});
const keep = ({ origin }: { origin?: Origin }): Found => (origin ? { origin } : {});

const submit = (state: LocatorState, { search, text }: Named<'SEARCH.SUBMITTED'>): LocatorState =>
  search ? { is: 'looking', search, text, ...keep(state) } : rest(state.origin, 'invalid');
const choose = (state: LocatorState, { id, by }: Named<'OFFICE.CHOSEN'>): LocatorState => ({
  is: 'selected',
  id,
  by,
  ...keep(state),
});
const locate = (state: LocatorState): LocatorState => ({ is: 'locating', ...keep(state) });
const arrive = (origin: Origin, hasMap: boolean): LocatorState =>
  hasMap ? { is: 'widening', origin, zoom: zooms.found } : rest(origin);

/** What can be done from anywhere. */
const always = {
  'SEARCH.SUBMITTED': submit,
  'OFFICE.CHOSEN': choose,
  'POSITION.REQUESTED': locate,
} as const;

/** What each state does with each event; an event that is not named changes nothing. */
export const transitions: TransitionTable<LocatorState, LocatorEvent> = {
  browsing: {
    ...always,
    'SEARCH.EDITED': ({ origin }) => rest(origin),
  },
  locating: {
    ...always,
    'POSITION.FOUND': (_, { position, hasMap }) => arrive({ position, name: '' }, hasMap),
    // Nothing is shown (spec 3 §8): the console has been told.
    'POSITION.FAILED': ({ origin }) => rest(origin),
  },
  looking: {
    ...always,
    'SEARCH.EDITED': ({ origin }) => rest(origin),
    'PLACE.FOUND': ({ text }, { position, hasMap }) => arrive({ position, name: text }, hasMap),
    'PLACE.UNKNOWN': ({ origin }) => rest(origin, 'notFound'),
    'LOOKUP.FAILED': ({ origin }, { isOffline }) => rest(origin, isOffline ? 'offline' : 'unreachable'),
  },
  widening: {
    ...always,
    'MAP.RESTED': (state, { isThere, zoom, hasOffices }) => {
      if (!isThere) return rest(state.origin);
      // It may tell twice of one place.
      if (zoom !== state.zoom) return state;
      return hasOffices || zoom <= zooms.widest
        ? rest(state.origin)
        : { is: 'widening', origin: state.origin, zoom: zoom - 1 };
    },
    'MAP.LOST': ({ origin }) => rest(origin),
  },
  selected: {
    ...always,
    'OFFICE.CLOSED': ({ origin }) => rest(origin),
  },
};

const transition = machineOf(transitions);

/**
 * The locator's machine. A table and not an XState machine: five states without regions, history or timers do not pay for
 * 12 kB.
 */
export function locatorTransition(state: LocatorState, event: LocatorEvent): LocatorState {
  const result = transition(state, event);
  const isSame =
    state.is === 'browsing' &&
    result.is === 'browsing' &&
    state.problem === result.problem &&
    state.origin === result.origin;
  return isSame ? state : result;
}
