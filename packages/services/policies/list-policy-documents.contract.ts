import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
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
    policyId: described(text(), { description: '`policyId` of `listPolicies`.', examples: ['p-1001'] }),
  }),
  response: z.object({
    ...envelope,
    documents: described(
      alsoNamed(
        rows(
          z.object({
            documentId: described(alsoNamed(lenient(identifier()), 'id'), {
              description: 'Id of the document in the list.',
              examples: ['d-1'],
            }),
            documentType: described(alsoNamed(lenient(identifier()), 'type', 'kind'), {
              description: '`idCard`, `declarations`, `receipt`, or another type.',
              examples: ['idCard'],
            }),
            name: described(alsoNamed(lenient(z.string()), 'documentName', 'title', 'description'), {
              description: 'Name shown to the visitor. Defaults to a name for the type.',
              examples: ['Insurance ID card'],
            }),
            date: described(alsoNamed(lenient(z.string()), 'documentDate', 'created', 'createdUtc'), {
              description: 'Date of the document, `yyyy-mm-dd`.',
              examples: ['2026-08-05'],
            }),
            url: described(alsoNamed(text(), 'document', 'documentUrl', 'link'), {
              description:
                'HTTPS URL on an origin that the page trusts, which returns the document. Opened as an ordinary link without a token, so it must be unguessable and short-lived.',
              examples: ['https://documents.partner.example/d/8f2c.pdf'],
            }),
          }),
        ),
        'data',
        'items',
      ),
      { description: 'Newest first; empty if there are none.' },
    ),
  }),
});
