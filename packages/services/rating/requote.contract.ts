import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';

/** Rates a previous quote again, with the same answers. */
export const requote = defineCall({
  id: 'requote',
  method: 'POST',
  path: '/api/rating/requote',
  server: 'api',
  authorization: 'botCheck',
  isSafe: false,
  body: z.object({
    header: header(),
    rateQuoteId: described(text(), { description: 'Id of a rate of the previous quote.', examples: ['rq-1042'] }),
  }),
  response: z.object({
    ...envelope,
    transactionId: described(text(), {
      description: 'Id of the new transaction. Its results are requested as for any other transaction.',
      examples: ['5e0c9a34-3b1f-4a8e-bb57-2f6f0d1f7c55'],
    }),
  }),
});
