import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';

/** Notifies the agency how a visitor wants to continue with a quote. */
export const selectQuote = defineCall({
  id: 'selectQuote',
  method: 'POST',
  path: '/api/rating/selectQuote',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    rateQuoteId: described(text(), { description: 'Id of the rate.', examples: ['rq-1042'] }),
    selectQuoteEventType: described(z.union([z.literal(1), z.literal(2), z.literal(3)]), {
      description: '1 call from a desktop, 2 text, 3 call from a phone.',
      examples: [1],
    }),
  }),
  response: z.object({ ...envelope }),
});
