import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
import { lenient, text } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

/** When a token or a session ends, for a description of its own. */
export const expiration = () => alsoNamed(optionalText(), 'expiresAt', 'expires', 'expiry');

/** The keys of a response with a customer's token (spec 3 §1). */
export const customerToken = {
  token: described(alsoNamed(lenient(text()), 'customerToken', 'accessToken', 'data', 'jwt'), {
    description: 'Sent as a bearer from now on. Absent where the gateway keeps the session in a cookie.',
    examples: ['customer-7f3a'],
  }),
  creation: described(alsoNamed(optionalText(), 'createdAt', 'issuedAt'), {
    description:
      'When the token was made, ISO 8601. With it, a device whose clock is wrong knows how long the token lasts.',
    examples: ['2026-11-20T17:03:00.000Z'],
  }),
  expiration: described(expiration(), {
    description: 'When the token ends, ISO 8601. Absent, or longer: 30 minutes from now.',
    examples: ['2026-11-20T17:33:00.000Z'],
  }),
};
