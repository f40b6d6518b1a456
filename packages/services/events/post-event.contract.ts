import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';

/** Requests that the agency text or call the visitor about a quote. */
export const postEvent = defineCall({
  id: 'postEvent',
  method: 'POST',
  path: '/api/event/post',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    rateQuoteId: described(text(), { description: 'Id of the rate.', examples: ['rq-1042'] }),
    type: described(z.union([z.literal(0), z.literal(1)]), {
      description: '0 text the visitor, 1 call the visitor.',
      examples: [1],
    }),
  }),
  response: z.object({ ...envelope }),
});
