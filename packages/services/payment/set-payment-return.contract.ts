import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';

/**
 * Sets the address that the payment page redirects to (spec 2 §7.5: policy payment redirect). Sent before the visitor
 * leaves.
 */
export const setPaymentReturn = defineCall({
  id: 'setPaymentReturn',
  method: 'POST',
  path: '/api/makepayment/redirect',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    policyId: described(text(), { description: 'Id of the policy.', examples: ['p-1001'] }),
    redirectTo: described(text(), {
      description: 'Page of the site. The payment page adds `token`, the token of the result, to its query.',
      examples: ['https://www.agency.example/make-a-payment'],
    }),
  }),
  response: z.object({ ...envelope }),
});
