import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';

/** The documents of a policy: id card and declarations (spec 2 §4.2). */
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
    carrierId: described(text(), { description: 'The carrier.', examples: ['1004'] }),
    policyNumber: described(text(), { description: 'As `rc3PolicyId` gave it.', examples: ['1004-004217'] }),
    documentType: described(z.literal(1), { description: '1: declarations with the id cards.', examples: [1] }),
  }),
  response: z.object({
    ...envelope,
    document: described(alsoNamed(lenient(z.string()), 'documentUrl', 'url'), {
      description:
        'An https address on an origin that the page trusts, which answers with a PDF. It opens as an ordinary link, without a ' +
        'token: let it be unguessable and short-lived. A file as base64 is not accepted.',
      examples: ['https://documents.partner.example/d/8f2c.pdf'],
    }),
  }),
});
