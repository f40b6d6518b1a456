import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';

/**
 * Opens a payment session: returns the payment page, or the token of the result when the payment is already made.
 * Called before the visitor presses Pay; must not charge anything.
 */
export const openPaymentSession = defineCall({
  id: 'openPaymentSession',
  method: 'GET',
  path: '/api/makepayment/gettoken',
  server: 'api',
  authorization: 'guest',
  // The same idempotency key returns the same session.
  isSafe: true,
  query: z.object({
    ...headerQuery,
    policyId: described(text(), { description: 'Id of the policy.', examples: ['p-1001'] }),
    token: described(text(), { description: '`token` of `findPayablePolicy`.', examples: ['lookup-7f3a'] }),
    idempotencyKey: described(text(), {
      description:
        'Random key of one payment intent. The same key returns the same session; a declined payment ends the key. The call is made before the visitor presses Pay, so it must not charge anything: only the payment page does.',
      examples: ['3b1c0f52-6a52-4c39-8b43-5f1d8a1d7f10'],
    }),
  }),
  response: z.object({
    ...envelope,
    message: described(lenient(z.string()), {
      description: '`This transaction has been approved` if the payment was already made and nothing is due.',
      examples: [''],
    }),
    paymentUrl: described(lenient(z.string()), {
      description: 'Payment page that charges the visitor. HTTPS URL on an origin that the page trusts.',
      examples: ['https://pay.partner.example/pay/9f2c'],
    }),
    token: described(lenient(z.string()), {
      description: 'Token of the result, if the payment was already made and the visitor has nothing left to do.',
      examples: ['payment-52aa'],
    }),
  }),
});
