import { flow } from '../quote-flow.setup.ts';

/**
 * Looks the visitor's household up in the background, once it is known who lives where. Nobody waits for it, and a
 * failure is silent: what is not found is typed in.
 */
export const householdStates = flow.createStateConfig({
  initial: 'resting',
  always: { guard: 'householdIsWanted', target: '.searching', actions: 'askForHousehold' },
  states: {
    resting: { always: { guard: 'followUpIsWanted', target: 'waiting' } },
    searching: {
      invoke: {
        id: 'household',
        src: 'household',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: { type: 'takeHousehold', params: ({ event }) => event.output } },
        onError: 'lost',
      },
    },
    lost: { on: { 'NETWORK.RETURNED': 'searching' } },
    /** What is asked for by its common id comes to light a little later. */
    waiting: { after: { followUpDelay: 'followingUp' } },
    followingUp: {
      invoke: {
        id: 'followUp',
        src: 'followUp',
        input: ({ context }) => context,
        onDone: {
          target: 'resting',
          actions: { type: 'takeFollowUp', params: ({ event }) => ({ found: event.output }) },
        },
        onError: { target: 'resting', actions: 'endFollowUp' },
      },
    },
  },
});
