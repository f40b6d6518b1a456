import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { isoDay, text } from '../contract/wire-types.ts';

/** Verifies a date of birth against the quote's primary driver before the quote is shown to a visitor with its link. */
export const verifyQuoteOwner = defineCall({
  id: 'verifyQuoteOwner',
  method: 'POST',
  path: '/opapi/quote/verifyquoteowner',
  server: 'api',
  authorization: 'basic',
  // Not retried: each request counts as an attempt.
  isSafe: false,
  notFound: 'refused',
  body: z.object({
    header: header(),
    RateQuoteId: described(text(), { description: 'Id of the rate of the quote.', examples: ['rq-1042'] }),
    DateOfBirth: described(isoDay(), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
  }),
  response: z.object({
    ...envelope,
    isMatch: described(z.boolean(), {
      description: 'Whether the date of birth is the primary driver’s.',
      examples: [true],
    }),
  }),
});
