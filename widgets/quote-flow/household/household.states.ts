import { and } from 'xstate';
import { householdSetup } from './household.setup.ts';

/**
 * Searches the visitor's household in the background, once the driver and the address are known. The visitor never
 * waits for it, and a failure is silent: the visitor types what the search does not find.
 */
export const householdStates = householdSetup.createStateConfig({
  initial: 'idle',
  always: {
    guard: and(['tokenIsReady', 'householdIsToBeSearched']),
    target: '.searching',
    actions: 'rememberSearchedHousehold',
  },
  states: {
    idle: { always: { guard: 'followUpIsExpected', target: 'waitingForFollowUp' } },
    searching: {
      invoke: {
        id: 'household',
        src: 'household',
        input: ({ context }) => context,
        onDone: { target: 'idle', actions: { type: 'rememberRecords', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { 'NETWORK.RETURNED': 'searching' } },
    /** Follows up on pending records by their common id. */
    waitingForFollowUp: { after: { followUpDelay: 'followingUp' } },
    followingUp: {
      invoke: {
        id: 'followUp',
        src: 'followUp',
        input: ({ context }) => context,
        onDone: { target: 'idle', actions: { type: 'rememberFollowUp', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: 'endFollowUp' },
      },
    },
  },
});
