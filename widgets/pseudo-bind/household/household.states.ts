import { householdSetup } from './household.setup.ts';

/**
 * The rest of a household becomes available a little later. A failure is silent. Confirming the drivers ends the search:
 * nobody is added whom the visitor has not seen.
 */
export const householdStates = householdSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'followUpIsDue', target: 'waiting' } },
    waiting: { always: { guard: 'driversAreConfirmed', target: 'idle' }, after: { followUpDelay: 'searching' } },
    searching: {
      always: { guard: 'driversAreConfirmed', target: 'idle' },
      invoke: {
        id: 'followUp',
        src: 'followUp',
        input: ({ context }) => ({ state: context.quote!.address.state!, commonId: context.commonId }),
        onDone: {
          target: 'idle',
          actions: { type: 'addFollowUp', params: ({ event }) => ({ household: event.output }) },
        },
        onError: { target: 'idle', actions: 'endFollowUp' },
      },
    },
  },
});
