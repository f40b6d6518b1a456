import * as z from 'zod/mini';
import { described } from '#domain/described';
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
    policyId: described(text(), { description: 'The policy.', examples: ['p-1001'] }),
    token: described(text(), { description: 'As the lookup of the policy gave it.', examples: ['lookup-7f3a'] }),
    idempotencyKey: described(text(), {
      description:
        'Names one wish to pay: asked again with the same key, the same session is answered. Random; a declined payment ends it. The call is made before the visitor presses Pay, so it must not charge anything: only the payment page does.',
      examples: ['3b1c0f52-6a52-4c39-8b43-5f1d8a1d7f10'],
    }),
  }),
  response: z.object({
    ...envelope,
    message: described(lenient(z.string()), {
      description:
        '`This transaction has been approved` when the payment that is due has been made; then there is nothing to pay.',
      examples: [''],
    }),
    paymentUrl: described(lenient(z.string()), {
      description:
        'The page that charges, when the visitor pays there. An https address on an origin that the page trusts.',
      examples: ['https://pay.partner.example/pay/9f2c'],
    }),
    token: described(lenient(z.string()), {
      description:
        'When the payment is made already and nothing is left for the visitor to do: the token of its result.',
      examples: ['payment-52aa'],
    }),
  }),
});
