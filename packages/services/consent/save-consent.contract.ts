import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';

/** Stores a person's marketing consent (spec 3 §3, §7). */
export const saveConsent = defineCall({
  id: 'saveConsent',
  method: 'PUT',
  path: '/api/consent',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: 'refused',
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    id: described(z.optional(text()), {
      description: 'Id of the link that the person received, if any.',
      examples: ['7e3f9a54-0c1d-4d6a-9a3f-2f6f1f6a2b10'],
    }),
    name: described(text(), { description: 'First name.', examples: ['Alex'] }),
    surname: described(text(), { description: 'Last name.', examples: ['Example'] }),
    email: described(text(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phone: described(z.string().check(z.regex(/^\d{10}$/)), { description: 'Ten digits.', examples: ['5125550142'] }),
    isMarketingConsentGiven: described(z.literal(true), {
      description: 'Whether the person checked every box of the form.',
      examples: [true],
    }),
  }),
  response: z.object({ ...envelope }),
});
