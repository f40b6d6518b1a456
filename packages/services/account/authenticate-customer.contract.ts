import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { isoDay, text } from '../contract/wire-types.ts';

/** Authenticates a person by email, phone and date of birth, for the next call only (spec 3 §4, §7). */
export const authenticateCustomer = defineCall({
  id: 'authenticateCustomer',
  method: 'POST',
  path: '/api/customer/authenticate',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: 'refused',
  body: z.object({
    header: header(),
    email: described(text(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phone: described(z.string().check(z.regex(/^\d{10}$/)), { description: 'Ten digits.', examples: ['5125550142'] }),
    dob: described(isoDay(), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
  }),
  isWrappedInData: true,
  response: z.object({
    ...envelope,
    token: described(alsoNamed(text(), 'fetchToken', 'accessToken', 'data', 'jwt'), {
      description: 'Fetch token. Sent as a bearer token with the next call only, and never stored.',
      examples: ['fetch-7f3a'],
    }),
  }),
});
