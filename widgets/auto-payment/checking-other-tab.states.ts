import { quotePurchaseOf } from './auto-payment.context.ts';
import { base } from './auto-payment.setup.ts';

/**
 * The services have refused a call: the card may have been entered in another tab. If so, continues with the section of
 * the status, else with `otherwise`, a sibling of this state.
 */
export const checkingOtherTab = ({ tags, otherwise }: { tags: ('busy' | 'opening')[]; otherwise: string }) =>
  base.createStateConfig({
    tags,
    invoke: {
      id: 'purchaseState',
      src: 'purchaseState',
      input: ({ context }) => quotePurchaseOf(context),
      onDone: [
        {
          guard: { type: 'cardWasGivenElsewhere', params: ({ event }) => ({ state: event.output }) },
          target: '#autoPayment.journey.routing',
          actions: ['clearProblem', { type: 'rememberState', params: ({ event }) => ({ state: event.output }) }],
        },
        { target: otherwise },
      ],
      onError: {
        target: otherwise,
        actions: {
          type: 'log',
          params: ({ event }) => ({ message: 'Error in Get Buy Now Status API', error: event.error }),
        },
      },
    },
  });
