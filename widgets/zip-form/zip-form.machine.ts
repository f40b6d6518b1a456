import type { Place } from '#domain/place';
import type { Failure, FailureKind } from '#flow/machine/failure';
import { createStateReducer, type TransitionTable } from './state-reducer.ts';

/** The form's states: asking → checking → served | notServed, or back to asking with a problem. */
export type ZipFormState =
  | {
      status: 'asking';
      problem?: 'invalid' | 'invalidSeen' | 'notLocated' | 'notOpened' | FailureKind;
      /** The service's message about a failed lookup. */
      reason?: string | undefined;
    }
  | { status: 'locating' }
  | { status: 'checking'; zip: string }
  | { status: 'served'; place: Place }
  /** Without a place where the service names none. */
  | { status: 'notServed'; place?: Place | undefined };

export type ZipFormEvent =
  | { type: 'ZIP.EDITED' }
  | { type: 'ZIP.SUBMITTED'; zip: string; isValid: boolean }
  | { type: 'ZIP.UNKNOWN' }
  | { type: 'NOTICE.READ' }
  | { type: 'ZIP.SERVED'; place: Place }
  | { type: 'ZIP.NOT_SERVED'; place?: Place | undefined }
  | { type: 'LOOKUP.FAILED'; failure: Failure }
  | { type: 'POSITION.REQUESTED' }
  | { type: 'POSITION.FOUND' }
  | { type: 'POSITION.FAILED' }
  | { type: 'NAVIGATION.REFUSED' }
  | { type: 'PAGE.RESTORED' };

export const asking: ZipFormState = { status: 'asking' };

const submitted = (
  _: ZipFormState,
  { zip, isValid }: Extract<ZipFormEvent, { type: 'ZIP.SUBMITTED' }>,
): ZipFormState => (isValid ? { status: 'checking', zip } : { status: 'asking', problem: 'invalid' });

const locate = (): ZipFormState => ({ status: 'locating' });

/** The page of the quotes, or of previous ones, is not trusted. */
const notOpened = (): ZipFormState => ({ status: 'asking', problem: 'notOpened' });

const transitions: TransitionTable<ZipFormState, ZipFormEvent> = {
  asking: {
    'ZIP.EDITED': () => asking,
    'ZIP.SUBMITTED': submitted,
    // The visitor closed the dialog; the message stays at the field.
    'NOTICE.READ': () => ({ status: 'asking', problem: 'invalidSeen' }),
    'POSITION.REQUESTED': locate,
    'NAVIGATION.REFUSED': notOpened,
  },
  locating: {
    'ZIP.EDITED': () => asking,
    'ZIP.SUBMITTED': submitted,
    'POSITION.FOUND': () => asking,
    'POSITION.FAILED': () => ({ status: 'asking', problem: 'notLocated' }),
    'NAVIGATION.REFUSED': notOpened,
  },
  checking: {
    'ZIP.EDITED': () => asking,
    'POSITION.REQUESTED': locate,
    'ZIP.UNKNOWN': () => ({ status: 'asking', problem: 'invalid' }),
    'ZIP.SERVED': (_, { place }) => ({ status: 'served', place }),
    'ZIP.NOT_SERVED': (_, { place }) => ({ status: 'notServed', place }),
    'LOOKUP.FAILED': (_, { failure: { kind, reason } }) => ({ status: 'asking', problem: kind, reason }),
    'NAVIGATION.REFUSED': notOpened,
  },
  served: {
    'PAGE.RESTORED': () => asking,
    'ZIP.EDITED': () => asking,
    'NAVIGATION.REFUSED': notOpened,
  },
  notServed: {
    'PAGE.RESTORED': () => asking,
    'ZIP.EDITED': () => asking,
    'ZIP.SUBMITTED': submitted,
    'POSITION.REQUESTED': locate,
    'NAVIGATION.REFUSED': notOpened,
  },
};

const reduce = createStateReducer(transitions);

/**
 * The form's reducer. A table and not an XState machine: five states need no parallel regions, history or actors, and
 * the form's budget with React has no room for XState (ADR 3).
 */
export function zipFormReducer(state: ZipFormState, event: ZipFormEvent): ZipFormState {
  const result = reduce(state, event);
  return result.status === 'asking' && state.status === 'asking' && result.problem === state.problem ? state : result;
}
