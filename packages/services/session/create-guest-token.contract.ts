import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { isoDay, lenient, text } from '../contract/wire-types.ts';

/** Starts an anonymous session (spec 1 §6, §7 "token/session creation"). */
export const createGuestToken = defineCall({
  id: 'createGuestToken',
  method: 'POST',
  path: '/api/token/guest',
  server: 'api',
  authorization: 'botCheck',
  isSafe: true,
  body: z.object({
    header: header(),
    phone: described(z.optional(z.string().check(z.regex(/^\d{10}$/))), {
      description: 'Ten digits, if the visitor’s phone is already known.',
      examples: ['5125550142'],
    }),
    dob: described(z.optional(isoDay()), {
      description: 'Date of birth, `yyyy-mm-dd`, sent with the phone.',
      examples: ['1990-04-17'],
    }),
  }),
  isWrappedInData: true,
  response: z.object({
    ...envelope,
    token: described(alsoNamed(text(), 'accessToken', 'access_token'), {
      description: 'Guest token, sent as a bearer token with later calls.',
      examples: ['guest-7f3a'],
    }),
    expiration: described(lenient(z.string()), {
      description: 'When the token expires, ISO 8601. Defaults to one day from now.',
      examples: ['2026-11-21T17:03:00.000Z'],
    }),
  }),
});
