import { placeOf } from '../pseudo-bind.context.ts';
import { placeSetup } from './place.setup.ts';

/**
 * Remembers the zip code, city and state of the quote (spec 2 §7.1): the state decides which services are called. A quote
 * may have the zip code alone. Nothing waits for the lookup.
 */
export const placeStates = placeSetup.createStateConfig({
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
        input: ({ context }) => ({ zip: context.quote?.address.zip ?? '' }),
        onDone: { target: 'lookedUp', actions: { type: 'addPlace', params: ({ event }) => ({ place: event.output }) } },
        onError: 'failed',
      },
    },
    lookedUp: { always: { guard: 'placeIsKnown', target: 'known' } },
    failed: { on: { 'NETWORK.RETURNED': 'lookingUp' } },
    known: { entry: { type: 'rememberPlace', params: ({ context }) => ({ place: placeOf(context) }) } },
  },
});
