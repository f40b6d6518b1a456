import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { count } from '../contract/wire-numbers.ts';
import { text } from '../contract/wire-types.ts';
import { acceptedRequest } from '../rating/accepted-request.contract.ts';
import { car, quoteRequest } from '../rating/quote-request.contract.ts';

const quote = () =>
  z.object({
    companyId: described(text(), { description: 'Id of the carrier.', examples: ['1004'] }),
    quoteNumber: described(z.optional(text()), {
      description: 'Number of the purchased quote.',
      examples: ['Q-58213'],
    }),
    term: described(count(), { description: 'Months.', examples: [6] }),
    payPlanDescription: described(z.optional(text()), {
      description: 'Pay plan. Defaults to the carrier’s first one.',
      examples: ['6 payments'],
    }),
  });

/** The VIN of a purchased car may be all that is known of it. */
const purchasedCar = () => {
  const schema = car();
  const { year, maker, model } = schema.shape;
  return z.extend(schema, {
    year: described(z.optional(year), { description: 'Model year. Absent if unknown for this VIN.', examples: [2003] }),
    maker: described(z.optional(maker), { description: 'Make. Absent if unknown for this VIN.', examples: ['Honda'] }),
    model: described(z.optional(model), {
      description: 'Model. Absent if unknown for this VIN.',
      examples: ['Accord'],
    }),
  });
};

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
        description: 'Id of the purchased transaction.',
        examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
      }),
      carrierId: described(text(), { description: 'Id of the selling carrier.', examples: ['1004'] }),
      quote: described(quote(), { description: 'The purchased quote.' }),
      cars: described(
        z
          .array(described(purchasedCar(), { title: 'PurchasedCar', description: 'A car of the policy.' }))
          .check(z.minLength(1)),
        { description: 'At least one.' },
      ),
    }),
    {
      title: 'PurchaseRequest',
      description: 'A quote request with the answers that a carrier requires for a purchase.',
    },
  ),
  response: described(acceptedRequest(), {
    title: 'AcceptedPurchase',
    description:
      'The purchase continues with `transactionId`, which is `rc1TransactionId` unless the service created another one.',
  }),
});
