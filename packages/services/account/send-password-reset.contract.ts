import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';

/** Emails a customer a link to set a new password (spec 3 §2, §7). */
export const sendPasswordReset = defineCall({
  id: 'sendPasswordReset',
  method: 'POST',
  path: '/api/customer/forgotPassword',
  server: 'api',
  authorization: 'botCheck',
  // Not retried: each request sends an email.
  isSafe: false,
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    email: described(text(), { description: 'Email address of the account.', examples: ['alex@example.com'] }),
    resetPage: described(text(), {
      description:
        'Page of the site that the email links to, with `token` and `state` in its query. Contains no visitor data.',
      examples: ['https://www.agency.example/set-password'],
    }),
  }),
  response: z.object({ ...envelope }),
});
