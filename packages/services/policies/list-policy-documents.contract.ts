import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';

/** The documents of a policy of the customer who is signed in. */
export const listPolicyDocuments = defineCall({
  id: 'listPolicyDocuments',
  method: 'GET',
  path: '/api/customer/policyDocuments',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  notFound: { documents: [] },
  bareList: 'documents',
  query: z.object({
    ...headerQuery,
    policyId: described(text(), { description: 'A policy of the list.', examples: ['p-1001'] }),
  }),
  response: z.object({
    ...envelope,
    documents: described(
      alsoNamed(
        rows(
          z.object({
            documentId: described(alsoNamed(lenient(identifier()), 'id'), {
              description: 'Names the document in its list.',
              examples: ['d-1'],
            }),
            documentType: described(alsoNamed(lenient(identifier()), 'type', 'kind'), {
              description: '`idCard`, `declarations`, `receipt`, or another.',
              examples: ['idCard'],
            }),
            name: described(alsoNamed(lenient(z.string()), 'documentName', 'title', 'description'), {
              description: 'To be shown. Absent: the page names it by its type.',
              examples: ['Insurance ID card'],
            }),
            date: described(alsoNamed(lenient(z.string()), 'documentDate', 'created', 'createdUtc'), {
              description: 'When it was made, `yyyy-mm-dd`.',
              examples: ['2026-08-05'],
            }),
            url: described(alsoNamed(text(), 'document', 'documentUrl', 'link'), {
              description:
                'An https address on an origin that the page trusts, which answers with the document. It opens as an ordinary link, without a token: let it be unguessable and short-lived.',
              examples: ['https://documents.partner.example/d/8f2c.pdf'],
            }),
          }),
        ),
        'data',
        'items',
      ),
      { description: 'The latest first; empty when there is none.' },
    ),
  }),
});
