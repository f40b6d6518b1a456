import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';

/**
 * Notifies the services that a customer in California starts to buy (spec 2 §4.1). The specification gives no address,
 * so the page configures it: `services.paths.californiaStart`.
 */
export const californiaStart = defineCall({
  id: 'californiaStart',
  method: 'POST',
  path: '/api/rating/startFollowUp',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    rateQuoteId: described(text(), { description: 'Id of the rate.', examples: ['rq-1042'] }),
    transactionId: described(text(), {
      description: 'Id of the transaction of the rate.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
  }),
  response: z.object({ ...envelope }),
});
