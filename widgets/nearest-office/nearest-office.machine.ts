import type { GeoPosition } from '#domain/geo-position';
import { machineOf, type TransitionTable } from '#embed/transition-table';

/** Where the banner is: resting → inviting → locating → checking → shown, or elsewhere. */
export type NearestState =
  /** Whether anything is known without asking is being found out: nothing is drawn. */
  | { is: 'resting' }
  /** A button says what it is for; the position is asked for when it is pressed. */
  | { is: 'inviting' }
  | { is: 'locating'; isAsked: boolean }
  /** The state of a position is looked up. */
  | { is: 'checking'; position: GeoPosition; isAsked: boolean }
  /** In Texas: the banner, and over the page the office. */
  | { is: 'shown'; position: GeoPosition; isOpen: boolean }
  /** Not in Texas: no banner. Who pressed a button is told why. */
  | { is: 'elsewhere'; isAsked: boolean };

export type NearestEvent =
  /** The visitor has allowed the position before. */
  | { type: 'PERMISSION.KNOWN' }
  /** The visitor lives in Texas, as the site knows. */
  | { type: 'PLACE.KNOWN'; position: GeoPosition }
  /** The visitor lives in another state. */
  | { type: 'PLACE.ELSEWHERE' }
  | { type: 'NOTHING.KNOWN' }
  | { type: 'POSITION.REQUESTED' }
  | { type: 'POSITION.FOUND'; position: GeoPosition }
  | { type: 'POSITION.FAILED' }
  | { type: 'STATE.FOUND'; isTexas: boolean }
  | { type: 'STATE.FAILED' }
  | { type: 'MODAL.OPENED' }
  | { type: 'MODAL.CLOSED' };

export const resting: NearestState = { is: 'resting' };

const invite = (): NearestState => ({ is: 'inviting' });

/** What each state does with each event (spec 3 §4 "Nearest office"); an event that is not named changes nothing. */
export const transitions: TransitionTable<NearestState, NearestEvent> = {
  resting: {
    'PERMISSION.KNOWN': () => ({ is: 'locating', isAsked: false }),
    'PLACE.KNOWN': (_, { position }) => ({ is: 'shown', position, isOpen: false }),
    'PLACE.ELSEWHERE': () => ({ is: 'elsewhere', isAsked: false }),
    'NOTHING.KNOWN': invite,
  },
  inviting: {
    'POSITION.REQUESTED': () => ({ is: 'locating', isAsked: true }),
  },
  locating: {
    'POSITION.FOUND': ({ isAsked }, { position }) => ({ is: 'checking', position, isAsked }),
    // Nothing is shown (spec 3 §8): the console has been told.
    'POSITION.FAILED': invite,
  },
  checking: {
    'STATE.FOUND': ({ position, isAsked }, { isTexas }) =>
      isTexas ? { is: 'shown', position, isOpen: isAsked } : { is: 'elsewhere', isAsked },
    'STATE.FAILED': invite,
  },
  shown: {
    'MODAL.OPENED': ({ position }) => ({ is: 'shown', position, isOpen: true }),
    'MODAL.CLOSED': ({ position }) => ({ is: 'shown', position, isOpen: false }),
  },
  elsewhere: {},
};

/** The banner's machine: a table, as a place at a time needs no more. */
export const nearestTransition = machineOf(transitions);
