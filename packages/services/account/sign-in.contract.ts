import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';
import { customerToken } from './customer-answer.contract.ts';

const optionalText = () => lenient(z.string());

/** Signs a customer in (spec 3 §7). */
export const signIn = defineCall({
  id: 'signIn',
  method: 'POST',
  path: '/api/customer/signin',
  server: 'api',
  authorization: 'botCheck',
  startsSession: true,
  // Not retried: each wrong password counts as a try.
  isSafe: false,
  notFound: 'refused',
  body: z.object({
    header: header(),
    email: described(text(), { description: 'Of the account.', examples: ['alex@example.com'] }),
    password: described(text(), { description: 'As it was typed, blanks included.', examples: ['Example1!'] }),
  }),
  isWrappedInData: true,
  response: z.object({
    ...envelope,
    ...customerToken,
    email: described(alsoNamed(optionalText(), 'mail', 'emailAddress'), {
      description: 'Of the account. Absent: as it was sent.',
      examples: ['alex@example.com'],
    }),
    state: described(alsoNamed(optionalText(), 'customerState', 'stateCode'), {
      description: 'Where the customer lives, two letters.',
      examples: ['TX'],
    }),
    name: described(alsoNamed(optionalText(), 'fullName', 'customerName', 'displayName', 'firstName'), {
      description: 'For the page’s header. Absent: it is read from the profile.',
      examples: ['Alex Example'],
    }),
  }),
});
