import type { Place } from '#domain/place';
import { machineOf, type TransitionTable } from '#embed/transition-table';

/** Where the form is: asking → checking → served | notServed, or back to asking with what went wrong. */
export type ZipFormState =
  | { is: 'asking'; problem?: 'invalid' | 'invalidSeen' | 'unreachable' | 'offline' | 'notLocated' }
  | { is: 'locating' }
  | { is: 'checking'; zip: string }
  | { is: 'served'; place: Place }
  | { is: 'notServed'; place: Place };

export type ZipFormEvent =
  | { type: 'ZIP.EDITED' }
  | { type: 'ZIP.SUBMITTED'; zip: string; isValid: boolean }
  | { type: 'ZIP.UNKNOWN' }
  | { type: 'NOTICE.READ' }
  | { type: 'ZIP.SERVED'; place: Place }
  | { type: 'ZIP.NOT_SERVED'; place: Place }
  | { type: 'LOOKUP.FAILED'; isOffline: boolean }
  | { type: 'POSITION.REQUESTED' }
  | { type: 'POSITION.FOUND' }
  | { type: 'POSITION.FAILED' }
  | { type: 'NAVIGATION.REFUSED' }
  | { type: 'PAGE.RESTORED' };

export const asking: ZipFormState = { is: 'asking' };

const submitted = (
  _: ZipFormState,
  { zip, isValid }: Extract<ZipFormEvent, { type: 'ZIP.SUBMITTED' }>,
): ZipFormState => (isValid ? { is: 'checking', zip } : { is: 'asking', problem: 'invalid' });

/** What each state does with each event; an event that is not named changes nothing. */
const transitions: TransitionTable<ZipFormState, ZipFormEvent> = {
  asking: {
    'ZIP.EDITED': () => asking,
    'ZIP.SUBMITTED': submitted,
    // The dialog has said it; the message stays at the field.
    'NOTICE.READ': () => ({ is: 'asking', problem: 'invalidSeen' }),
    'POSITION.REQUESTED': () => ({ is: 'locating' }),
  },
  locating: {
    'ZIP.EDITED': () => asking,
    'ZIP.SUBMITTED': submitted,
    'POSITION.FOUND': () => asking,
    'POSITION.FAILED': () => ({ is: 'asking', problem: 'notLocated' }),
  },
  checking: {
    'ZIP.EDITED': () => asking,
    'ZIP.UNKNOWN': () => ({ is: 'asking', problem: 'invalid' }),
    'ZIP.SERVED': (_, { place }) => ({ is: 'served', place }),
    'ZIP.NOT_SERVED': (_, { place }) => ({ is: 'notServed', place }),
    'LOOKUP.FAILED': (_, { isOffline }) => ({ is: 'asking', problem: isOffline ? 'offline' : 'unreachable' }),
  },
  served: {
    'PAGE.RESTORED': () => asking,
    'ZIP.EDITED': () => asking,
    'NAVIGATION.REFUSED': () => ({ is: 'asking', problem: 'unreachable' }),
  },
  notServed: { 'PAGE.RESTORED': () => asking, 'ZIP.EDITED': () => asking, 'ZIP.SUBMITTED': submitted },
};

const transition = machineOf(transitions);

/**
 * The form's machine. It is a table and not an XState machine because the form's whole budget (90 kB with React) has no room for one,
 * and five states need no parallel regions, history or actors.
 */
export function zipFormTransition(state: ZipFormState, event: ZipFormEvent): ZipFormState {
  const result = transition(state, event);
  return result.is === 'asking' && state.is === 'asking' && result.problem === state.problem ? state : result;
}
