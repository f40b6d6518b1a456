import { type PurchaseArgs, purchase } from '../purchase/purchase.setup.ts';
import type { Household } from '../purchase/purchase.types.ts';
import { household } from './household.setup.ts';

const reportFollowUp: (args: unknown, params: { household: Household }) => void = () => undefined;

const section = purchase.extend(household).extend({
  actions: {
    /**
     * Implemented by the flow: reports the people who were found, before they are added. `driversFound` returns them.
     */
    reportFollowUp,
  },
});

/**
 * A region of a flow: the rest of a household becomes available later. The service is polled until it has returned all
 * of it, or until the flow stops polling with `endFollowUp`. Failures are not displayed; repeated failures are logged
 * once. `HOUSEHOLD.FOUND` reports added drivers, which the visitor has to confirm.
 */
export const householdStates = section.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'followUpIsDue', target: 'waiting' } },
    waiting: { always: { guard: 'followUpIsOver', target: 'idle' }, after: { followUpDelay: 'searching' } },
    searching: {
      entry: 'countFollowUp',
      always: { guard: 'followUpIsOver', target: 'idle' },
      invoke: {
        id: 'followUp',
        src: 'followUp',
        input: ({ context }: PurchaseArgs) => ({ state: context.quote!.address.state!, commonId: context.commonId }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'reportFollowUp', params: ({ event }) => ({ household: event.output }) },
            { type: 'addFollowUp', params: ({ event }) => ({ household: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'followUpWasRejected', params: ({ event }) => event },
            target: 'idle',
            actions: ['endFollowUp', { type: 'reportCallFailure', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            guard: 'isFirstFollowUpFailure',
            target: 'idle',
            actions: [
              'rememberFollowUpFailure',
              { type: 'reportCallFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          { target: 'idle' },
        ],
      },
    },
  },
});
