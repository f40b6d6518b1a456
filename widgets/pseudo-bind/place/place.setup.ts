import { assign } from 'xstate';
import type { Place } from '#domain/place';
import { householdSetup } from '../household/household.setup.ts';
import { placeOf } from '../pseudo-bind.context.ts';

export const placeSetup = householdSetup.extend({
  actions: {
    addPlace: assign(({ context: { quote } }, { place }: { place: Place | undefined }) =>
      quote && place ? { quote: { ...quote, address: { ...quote.address, ...place } } } : {},
    ),
  },
  guards: {
    placeIsKnown: ({ context }) => placeOf(context) !== undefined,
    zipIsKnown: ({ context }) => context.quote?.address.zip !== undefined,
  },
});
