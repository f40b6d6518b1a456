import { quotePurchaseOf } from './auto-payment.context.ts';
import { base } from './auto-payment.setup.ts';

/**
 * Requests the status once behind the current section. Goes to `seen` if the status is unchanged or cannot be read;
 * otherwise the status determines the section.
 *
 * @param isUnchanged The guard for a status that does not have the reported card or signature yet.
 * @example
 * polling: statusPoll('cardIsStillUnknown')
 */
export const statusPoll = (isUnchanged: 'cardIsStillUnknown' | 'signatureIsStillAsked') =>
  base.createStateConfig({
    entry: 'countStatusPoll',
    invoke: {
      id: 'purchaseState',
      src: 'purchaseState',
      input: ({ context }) => quotePurchaseOf(context),
      onDone: [
        {
          guard: { type: isUnchanged, params: ({ event }) => ({ state: event.output }) },
          target: 'seen',
          actions: { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
        },
        {
          target: '#autoPayment.journey.routing',
          actions: { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
        },
      ],
      onError: {
        target: 'seen',
        actions: {
          type: 'log',
          params: ({ event }) => ({ message: 'Error in Get Buy Now Status API', error: event.error }),
        },
      },
    },
  });
