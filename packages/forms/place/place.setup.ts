import type { Place } from '#domain/place';
import { change, type PurchaseArgs } from '../purchase/purchase.setup.ts';
import { placeOf } from './place.rules.ts';

/** Stores the visitor's place; implemented by `purchaseServices`. */
const rememberPlace: (args: unknown, params: { place: Place | undefined }) => void = () => undefined;

/** For a flow's setup: `base.extend(place)`. */
export const place = {
  actions: {
    rememberPlace,
    addPlace: change(({ context: { quote } }, { place: found }: { place: Place | undefined }) =>
      quote && found ? { quote: { ...quote, address: { ...quote.address, ...found } } } : {},
    ),
  },
  guards: {
    placeIsKnown: ({ context }: PurchaseArgs) => placeOf(context) !== undefined,
    zipIsKnown: ({ context }: PurchaseArgs) => context.quote?.address.zip !== undefined,
  },
};
