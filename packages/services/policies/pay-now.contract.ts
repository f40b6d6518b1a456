import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';

/**
 * The payment page of a policy's premium (spec 3 §4, §7). The call must not charge anything: only the payment page
 * does.
 */
export const payNow = defineCall({
  id: 'payNow',
  method: 'GET',
  path: '/api/customer/payNow',
  server: 'api',
  authorization: 'fetchToken',
  // The same idempotency key returns the same payment page.
  isSafe: true,
  isWrappedInData: true,
  notFound: 'refused',
  query: z.object({
    ...headerQuery,
    policyId: described(text(), { description: '`policyId` of `listPolicies`.', examples: ['p-1001'] }),
    idempotencyKey: described(text(), {
      description:
        'Random key of one payment intent. The same key returns the same payment page; a declined payment ends the key.',
      examples: ['3b1c0f52-6a52-4c39-8b43-5f1d8a1d7f10'],
    }),
    redirectTo: described(text(), {
      description: 'Page of the site. The payment page adds `token`, the token of the result, to its query.',
      examples: ['https://www.agency.example/my-account?tabid=policies'],
    }),
  }),
  response: z.object({
    ...envelope,
    paymentUrl: described(alsoNamed(lenient(z.string()), 'payNowUrl', 'url', 'data'), {
      description: 'Payment page that charges the customer. HTTPS URL on an origin that the page trusts.',
      examples: ['https://pay.partner.example/pay/9f2c'],
    }),
  }),
});
