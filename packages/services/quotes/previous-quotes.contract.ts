import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { isoDay, lenient } from '../contract/wire-types.ts';
import { quoteList } from './quote-list.contract.ts';

/** The previous quotes for a phone number and date of birth. */
export const previousQuotes = defineCall({
  id: 'previousQuotes',
  method: 'POST',
  path: '/api/quote/previous',
  server: 'api',
  authorization: 'guest',
  // The call only reads; it is a POST because of the personal data.
  isSafe: true,
  notFound: { quotes: [] },
  body: z.object({
    header: header(),
    phone: described(z.string().check(z.regex(/^\d{10}$/)), {
      description: 'Ten digits, no dashes.',
      examples: ['5125550142'],
    }),
    dob: described(isoDay(), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
  }),
  response: z.object({
    ...envelope,
    success: described(lenient(z.boolean()), {
      description:
        'False if there is no previous quote, or if the search was refused and `message` explains why. A message that no quote was found is not a refusal.',
      examples: [true],
    }),
    quotes: quoteList(),
  }),
});
