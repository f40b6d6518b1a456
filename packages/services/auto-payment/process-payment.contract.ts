import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { dollars, identifier, whole } from '../contract/wire-numbers.ts';
import { lenient } from '../contract/wire-types.ts';
import { transactionKey } from './purchase-reference.contract.ts';

/** Charges the card of a purchase, once (spec 2 §4.2). */
export const processPayment = defineCall({
  id: 'processPayment',
  method: 'POST',
  path: '/paymentinit/gettransactiondetail',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  hasIdempotencyKey: true,
  body: z.object({ header: header(), ...transactionKey() }),
  response: z.object({
    ...envelope,
    resultCode: described(whole(), {
      description:
        '200: charged. 0: nothing to process, the page returns to the policy details. Any other value: failed, or pending beside a pending status. Beside a status or message that says that the payment was made, any value but 200 leaves the outcome open: the page asks for the status of the purchase, and repeats the charge only when the visitor presses.',
      examples: [200],
    }),
    paymentAmount: described(lenient(dollars()), { description: 'Charged amount in dollars.', examples: [132.1] }),
    status: described(lenient(identifier()), {
      description:
        'Status, as the service names it. After `Pending` and `Processing`, the charge is requested again with the same key.',
      examples: ['Approved'],
    }),
    message: described(lenient(z.string()), {
      description: 'Outcome of the payment, shown to the visitor.',
      examples: ['Approved'],
    }),
  }),
});
