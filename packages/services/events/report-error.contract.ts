import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { whole } from '../contract/wire-numbers.ts';
import { text } from '../contract/wire-types.ts';

/** Logs an error of the page with the agency (spec 1 §8). Never contains personal data. */
export const reportError = defineCall({
  id: 'reportError',
  method: 'POST',
  path: '/api/event/error',
  server: 'api',
  // Requires no token, because a failed session start is reported too.
  authorization: 'none',
  isSafe: false,
  isReported: false,
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    message: described(text(), { description: 'Error message.', examples: ['cityByZip: the service refused'] }),
    status: described(whole().check(z.gte(0), z.lte(999)), {
      description: 'HTTP status of the call; 0 if there was no response.',
      examples: [200],
    }),
    label: described(text(), { description: 'Kind of error.', examples: ['API Error'] }),
    rateQuoteId: described(z.optional(text()), { description: 'Id of the rate, for `buyNow`.', examples: ['rq-1042'] }),
  }),
  response: z.object({ ...envelope }),
});
