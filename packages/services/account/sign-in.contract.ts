import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
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
    email: described(text(), { description: 'Email address of the account.', examples: ['alex@example.com'] }),
    password: described(text(), { description: 'Password as typed, including spaces.', examples: ['Example1!'] }),
  }),
  isWrappedInData: true,
  response: z.object({
    ...envelope,
    ...customerToken,
    email: described(alsoNamed(optionalText(), 'mail', 'emailAddress'), {
      description: 'Email address of the account. Defaults to the one in the request.',
      examples: ['alex@example.com'],
    }),
    state: described(alsoNamed(optionalText(), 'customerState', 'stateCode'), {
      description: 'State where the customer lives, two letters.',
      examples: ['TX'],
    }),
    name: described(alsoNamed(optionalText(), 'fullName', 'customerName', 'displayName', 'firstName'), {
      description: 'Name for the page’s header. If absent, it is read from the profile.',
      examples: ['Alex Example'],
    }),
  }),
});
