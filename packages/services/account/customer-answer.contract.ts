import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { lenient, text } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

/** When a token or a session expires. Each use adds its own description. */
export const expiration = () => alsoNamed(optionalText(), 'expiresAt', 'expires', 'expiry');

/** The keys of a response with a customer's token (spec 3 §1). */
export const customerToken = {
  token: described(alsoNamed(lenient(text()), 'customerToken', 'accessToken', 'data', 'jwt'), {
    description:
      'Customer token, sent as a bearer token with later calls. Absent if the gateway keeps the session in a cookie.',
    examples: ['customer-7f3a'],
  }),
  creation: described(alsoNamed(optionalText(), 'createdAt', 'issuedAt'), {
    description:
      'When the token was issued, ISO 8601. Used to compute the lifetime of the token on a device with a wrong clock.',
    examples: ['2026-11-20T17:03:00.000Z'],
  }),
  expiration: described(expiration(), {
    description: 'When the token expires, ISO 8601. Defaults to 30 minutes from now, which is also the maximum.',
    examples: ['2026-11-20T17:33:00.000Z'],
  }),
};
