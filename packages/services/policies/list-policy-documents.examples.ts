import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { listPolicyDocuments } from './list-policy-documents.contract.ts';

const success = { isSuccess: true, message: '' };

export const listPolicyDocumentsExamples = defineExamples(listPolicyDocuments, {
  summary: 'The documents of a policy',
  request: { one: { summary: 'A policy of the list', query: { ...exampleHeaderQuery, policyId: 'p-1001' } } },
  response: {
    documents: {
      summary: 'ID card and declarations',
      body: {
        ...success,
        documents: [
          {
            documentId: 'd-1',
            documentType: 'idCard',
            name: 'Insurance ID card',
            date: '2026-08-05',
            url: 'https://documents.partner.example/d/8f2c.pdf',
          },
          {
            documentId: 'd-2',
            documentType: 'declarations',
            name: 'Declarations page',
            date: '2026-08-05',
            url: 'https://documents.partner.example/d/8f2d.pdf',
          },
        ],
      },
    },
    minimal: {
      summary: 'Required fields only',
      body: { documents: [{ url: 'https://documents.partner.example/d/8f2c.pdf' }] },
    },
    none: { summary: 'There is none', body: { ...success, documents: [] } },
    sessionEnded,
    unavailable,
  },
});
