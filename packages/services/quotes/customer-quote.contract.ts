import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { header } from '../contract/header.ts';
import { fiveDigits, isoDay, text } from '../contract/wire-types.ts';
import { savedQuote } from './saved-quote.contract.ts';

/** The last quote of a customer (spec 1 §7, customer rate-quote-id lookup). */
export const customerQuote = defineCall({
  id: 'customerQuote',
  method: 'POST',
  path: '/api/quote/byCustomer',
  server: 'api',
  authorization: 'guest',
  // The call only reads; it is a POST because of the personal data.
  isSafe: true,
  notFound: {},
  body: z.object({
    header: header(),
    name: described(text(), { description: 'First name.', examples: ['Alex'] }),
    surname: described(text(), { description: 'Last name.', examples: ['Example'] }),
    dob: described(isoDay(), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
    driverLicenseNumber: described(text(), { description: 'License number.', examples: ['12345678'] }),
    zipCode: described(z.optional(fiveDigits()), {
      description: 'Five digits, if it is known.',
      examples: ['78701'],
    }),
  }),
  response: described(savedQuote(), { title: 'SavedQuote', description: 'A previous quote.' }),
});
