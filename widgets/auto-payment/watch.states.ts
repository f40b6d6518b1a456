import { raise } from 'xstate';
import { referenceOf } from './auto-payment.context.ts';
import { base } from './auto-payment.setup.ts';

/**
 * A region beside a partner's page: asks how the purchase stands, because a message of the page can be lost, and the
 * visitor may pay or sign in another tab.
 */
export const watchStates = base.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { after: { reloadDelay: 'asking' } },
    asking: {
      invoke: {
        id: 'watchedStatus',
        src: 'purchaseStatus',
        input: ({ context }) => referenceOf(context),
        onDone: [
          {
            guard: { type: 'hasMoved', params: ({ event }) => ({ purchase: event.output }) },
            target: 'waiting',
            actions: raise({ type: 'STATUS.REQUESTED' }),
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
  },
});
