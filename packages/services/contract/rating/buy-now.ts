import * as z from 'zod/mini';
import { described } from '#domain/described';
import { defineCall } from '../define-call.ts';
import { envelope } from '../envelope.ts';
import { header } from '../header.ts';
import { lenient, text } from '../wire-types.ts';

/** Asks where a quote can be bought. Named by its rate, or by its transaction and carrier. */
export const buyNow = defineCall({
  id: 'buyNow',
  method: 'POST',
  path: '/api/rating/buyNow',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: z.object({
    header: header(),
    rateQuoteId: described(z.optional(text()), { description: 'The rate.', examples: ['rq-1042'] }),
    transactionId: described(z.optional(text()), {
      description: 'The transaction, beside `carrierId`.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
    carrierId: described(z.optional(text()), { description: '`companyID` of the result.', examples: ['1042'] }),
  }),
  response: z.object({
    ...envelope,
    buyNowUrl: described(lenient(z.string()), {
      description: 'An https address on an origin that the page trusts. Empty is an error.',
      examples: ['https://pay.partner.example/buy/rq-1042'],
    }),
  }),
});
