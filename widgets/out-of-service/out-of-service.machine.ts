import { machineOf, type TransitionTable } from '#embed/transition-table';

/** Where the page is: redirecting → leaving | staying, or asking → sending → validating. */
export type OutOfServiceState =
  | { is: 'redirecting'; left: number }
  | { is: 'leaving' }
  | { is: 'staying' }
  | { is: 'asking'; problem?: 'unreachable' | 'offline' }
  | { is: 'sending'; email: string }
  | { is: 'validating' };

export type OutOfServiceEvent =
  | { type: 'SECOND.PASSED' }
  | { type: 'STAY.CHOSEN' }
  | { type: 'GO.CHOSEN' }
  | { type: 'LINK.REFUSED' }
  | { type: 'EMAIL.GIVEN'; email: string }
  | { type: 'EMAIL.TAKEN' }
  | { type: 'SENDING.FAILED'; isOffline: boolean }
  | { type: 'PAGE.RESTORED' };

/** What each state does with each event; an event that is not named changes nothing. */
const transitions: TransitionTable<OutOfServiceState, OutOfServiceEvent> = {
  redirecting: {
    'SECOND.PASSED': ({ left }) => (left > 1 ? { is: 'redirecting', left: left - 1 } : { is: 'leaving' }),
    'STAY.CHOSEN': () => ({ is: 'staying' }),
    'GO.CHOSEN': () => ({ is: 'leaving' }),
  },
  // Who comes back with the browser's back button is not sent away again.
  leaving: { 'LINK.REFUSED': () => ({ is: 'asking' }), 'PAGE.RESTORED': () => ({ is: 'staying' }) },
  staying: { 'GO.CHOSEN': () => ({ is: 'leaving' }) },
  asking: { 'EMAIL.GIVEN': (_, { email }) => ({ is: 'sending', email }) },
  sending: {
    'EMAIL.TAKEN': () => ({ is: 'validating' }),
    'SENDING.FAILED': (_, { isOffline }) => ({ is: 'asking', problem: isOffline ? 'offline' : 'unreachable' }),
  },
  validating: { 'PAGE.RESTORED': () => ({ is: 'asking' }) },
};

export const outOfServiceTransition = machineOf(transitions);

/** How the page begins: with a link for the visitor's state, or without. */
export function beginning(link: string | undefined, seconds: number): OutOfServiceState {
  if (link === undefined) return { is: 'asking' };
  return seconds > 0 ? { is: 'redirecting', left: seconds } : { is: 'leaving' };
}
