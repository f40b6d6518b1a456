import { described } from '#domain/described';
import { text } from '../contract/wire-types.ts';

/** Identifies a purchase by its transaction. */
export const transactionKey = () => ({
  transactionId: described(text(), {
    description: 'The transaction that is bought.',
    examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
  }),
});

/** The purchase, by its transaction and carrier. */
export const purchaseKeys = () => ({
  ...transactionKey(),
  carrierId: described(text(), { description: 'The carrier that sells.', examples: ['1004'] }),
});
