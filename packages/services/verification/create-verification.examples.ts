import { defineExamples } from '../contract/define-examples.ts';
import { createVerification } from './create-verification.contract.ts';
import { verificationRows } from './verification-row.examples.ts';

export const createVerificationExamples = defineExamples(createVerification, {
  summary: 'Add a verification (SheetDB)',
  request: {
    begun: { summary: 'A customer who has given their details', body: { data: [verificationRows.begun], mode: 'RAW' } },
  },
  response: {
    created: { summary: 'One row added', status: 201, body: { created: 1 } },
    nothing: { summary: 'No row was added', body: { created: 0 } },
  },
});
