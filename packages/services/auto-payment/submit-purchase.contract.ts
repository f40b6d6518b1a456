import * as z from 'zod/mini';
import { described } from '#domain/described';
import { defineCall } from '../contract/define-call.ts';
import { count } from '../contract/wire-numbers.ts';
import { text } from '../contract/wire-types.ts';
import { acceptedRequest } from '../rating/accepted-request.contract.ts';
import { quoteRequest } from '../rating/quote-request.contract.ts';

const quote = () =>
  z.object({
    companyId: described(text(), { description: 'The carrier.', examples: ['1004'] }),
    quoteNumber: described(z.optional(text()), { description: 'The quote that is bought.', examples: ['Q-58213'] }),
    term: described(count(), { description: 'Months.', examples: [6] }),
    payPlanDescription: described(z.optional(text()), {
      description: 'The pay plan. Absent: the carrier’s first.',
      examples: ['6 payments'],
    }),
  });

/** Submits the visitor's answers for the carrier to rate the purchase: step 2 of a quote (spec 2 §7.2). */
export const submitPurchase = defineCall({
  id: 'submitPurchase',
  method: 'POST',
  path: '/rating/prepare',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: described(
    z.extend(quoteRequest(), {
      requestStep: described(z.literal('2'), { description: 'The step after the first rating.', examples: ['2'] }),
      rc1TransactionId: described(text(), {
        description: 'The transaction that is bought.',
        examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
      }),
      carrierId: described(text(), { description: 'The carrier that sells.', examples: ['1004'] }),
      quote: described(quote(), { description: 'The quote that is bought.' }),
    }),
    {
      title: 'PurchaseRequest',
      description: 'A quote request with the answers that a carrier asks for before it sells.',
    },
  ),
  response: described(acceptedRequest(), {
    title: 'AcceptedPurchase',
    description:
      'The purchase goes on with `transactionId`: that of `rc1TransactionId`, unless the service made another one.',
  }),
});
