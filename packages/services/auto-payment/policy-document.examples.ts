import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { policyDocument } from './policy-document.contract.ts';

const success = { isSuccess: true, message: '' };

export const policyDocumentExamples = defineExamples(policyDocument, {
  summary: 'The documents of a policy',
  request: {
    example: {
      summary: 'A policy of a carrier',
      body: { header: exampleHeader, carrierId: '1004', policyNumber: '1004-004217', documentType: 1 },
    },
  },
  response: {
    ready: {
      summary: 'A link to a PDF',
      body: { ...success, document: 'https://documents.partner.example/d/8f2c.pdf' },
    },
    none: { summary: 'There is none yet', body: { ...success, document: '' } },
    unknown: { summary: 'There is no such policy', body: { isSuccess: false, message: 'Policy not found' } },
    tokenExpired,
    unavailable,
  },
});
