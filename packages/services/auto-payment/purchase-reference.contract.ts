import { described } from '#domain/description';
import { text } from '../contract/wire-types.ts';

/** Identifies a purchase by its transaction. */
export const transactionKey = () => ({
  transactionId: described(text(), {
    description: 'Id of the purchased transaction.',
    examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
  }),
});

/** The purchase, by its transaction and carrier. */
export const purchaseKeys = () => ({
  ...transactionKey(),
  carrierId: described(text(), { description: 'Id of the selling carrier.', examples: ['1004'] }),
});
