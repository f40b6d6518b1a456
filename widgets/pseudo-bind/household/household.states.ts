import { householdSetup } from './household.setup.ts';

/**
 * The rest of a household becomes available later: it is searched until the service has all of it, or the purchase has
 * ended. A failure is silent. Whoever is found opens the drivers' section again.
 */
export const householdStates = householdSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'followUpIsDue', target: 'waiting' } },
    waiting: { always: { guard: 'isComplete', target: 'idle' }, after: { followUpDelay: 'searching' } },
    searching: {
      entry: 'countFollowUp',
      always: { guard: 'isComplete', target: 'idle' },
      invoke: {
        id: 'followUp',
        src: 'followUp',
        input: ({ context }) => ({ state: context.quote!.address.state!, commonId: context.commonId }),
        onDone: {
          target: 'idle',
          actions: { type: 'addFollowUp', params: ({ event }) => ({ household: event.output }) },
        },
        onError: [
          {
            guard: { type: 'followUpWasRejected', params: ({ event }) => event },
            target: 'idle',
            actions: 'endFollowUp',
          },
          { target: 'idle' },
        ],
      },
    },
  },
});
