import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';

/** The causes of a refusal for which the page has its own texts. */
export const passwordRefusals = ['commonPassword', 'linkExpired'] as const;
export type PasswordRefusal = (typeof passwordRefusals)[number];

/** Sets a new password with the token of a reset link (spec 3 §2, §7). The token is the only credential. */
export const setPassword = defineCall({
  id: 'setPassword',
  method: 'POST',
  path: '/api/customer/setPassword',
  server: 'api',
  authorization: 'none',
  // The token works once: a retry would be refused although the password was set.
  isSafe: false,
  notFound: 'refused',
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    token: described(text(), { description: 'Token of the link in the email.', examples: ['reset-7f3a'] }),
    password: described(text(), { description: 'Password as typed, including spaces.', examples: ['Example1!'] }),
    passwordVerify: described(text(), { description: 'Password, typed again.', examples: ['Example1!'] }),
  }),
  response: z.object({
    ...envelope,
    email: described(alsoNamed(lenient(z.string()), 'mail', 'emailAddress', 'userName'), {
      description:
        'Email address of the account, for the sign-in page, because the link may be opened on another device than the one that requested it. Optional.',
      examples: ['alex@example.com'],
    }),
    code: described(alsoNamed(lenient(z.string()), 'errorCode', 'reason'), {
      description:
        'Cause of a refusal: `commonPassword` if the password is a common one, `linkExpired` if the link was used, replaced or has expired. For any other value, or none, the message is shown.',
      examples: ['commonPassword'],
    }),
  }),
});
