import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';

/** Whether a customer has an account (spec 3 §3, §7). A POST, to keep the email address out of the URL. */
export const checkCustomer = defineCall({
  id: 'checkCustomer',
  method: 'POST',
  path: '/api/customer/check',
  server: 'api',
  authorization: 'botCheck',
  // The call only reads.
  isSafe: true,
  notFound: 'refused',
  body: z.object({
    header: header(),
    email: described(text(), { description: 'Email address of the account.', examples: ['alex@example.com'] }),
  }),
  response: z.object({
    ...envelope,
    isCustomerExist: described(
      alsoNamed(lenient(z.boolean()), 'isCustomerExists', 'customerExists', 'customerExist', 'exists', 'isExist'),
      {
        description:
          'Whether the account exists. A service may omit it, because it reveals who is a customer; the password reset is then requested from both variants.',
        examples: [true],
      },
    ),
  }),
});
