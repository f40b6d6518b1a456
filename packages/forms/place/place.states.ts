import { type PurchaseArgs, purchase } from '../purchase/purchase.setup.ts';
import { placeOf } from './place.rules.ts';
import { place } from './place.setup.ts';

/**
 * A flow’s region that remembers the zip code, city and state of the quote (spec 2 §7.1), because the state decides
 * which services are called. A quote may have only the zip code. Nothing waits for the lookup.
 */
export const placeStates = purchase.extend(place).createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      always: [
        { guard: 'placeIsKnown', target: 'known' },
        { guard: 'zipIsKnown', target: 'lookingUp' },
      ],
    },
    lookingUp: {
      invoke: {
        id: 'placeByZip',
        src: 'placeByZip',
        input: ({ context }: PurchaseArgs) => ({ zip: context.quote?.address.zip ?? '' }),
        onDone: { target: 'lookedUp', actions: { type: 'addPlace', params: ({ event }) => ({ place: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'reportCallFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    lookedUp: { always: { guard: 'placeIsKnown', target: 'known' } },
    failed: { on: { 'NETWORK.RETURNED': 'lookingUp' } },
    known: { entry: { type: 'rememberPlace', params: ({ context }: PurchaseArgs) => ({ place: placeOf(context) }) } },
  },
});
