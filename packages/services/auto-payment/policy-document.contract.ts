import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';

/** The documents of a policy: ID card and declarations (spec 2 §4.2). */
export const policyDocument = defineCall({
  id: 'policyDocument',
  method: 'POST',
  path: '/rating/getidcardordecpage',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: 'refused',
  body: z.object({
    header: header(),
    carrierId: described(text(), { description: 'Id of the carrier.', examples: ['1004'] }),
    policyNumber: described(text(), { description: '`rc3PolicyId` of the purchase.', examples: ['1004-004217'] }),
    documentType: described(z.literal(1), { description: '1: declarations with the ID cards.', examples: [1] }),
  }),
  response: z.object({
    ...envelope,
    document: described(alsoNamed(lenient(z.string()), 'documentUrl', 'url'), {
      description:
        'HTTPS URL on an origin that the page trusts, which returns a PDF. Opened as an ordinary link without a ' +
        'token, so it must be unguessable and short-lived. A file in base64 is not accepted.',
      examples: ['https://documents.partner.example/d/8f2c.pdf'],
    }),
  }),
});
