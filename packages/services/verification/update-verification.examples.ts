import { defineExamples } from '../contract/define-examples.ts';
import { updateVerification } from './update-verification.contract.ts';
import { verificationRows } from './verification-row.examples.ts';

const params = { transactionId: verificationRows.begun.TransactionId };

export const updateVerificationExamples = defineExamples(updateVerification, {
  summary: 'Update a verification (SheetDB)',
  request: {
    emailCode: {
      summary: 'The customer sent the code that came by email',
      params,
      body: {
        data: { 'Email Code 1': '411902', 'Email Code Status 1': 'Verify-1', Timestamp: '11-20-2026 11:06:00' },
        mode: 'RAW',
      },
    },
    callBack: {
      summary: 'The customer asks for a call back, and no agent could be notified',
      params,
      body: {
        data: { 'Request Call Back': 'Yes', 'Agent Notification': 'Failure', Timestamp: '11-20-2026 11:09:00' },
        mode: 'RAW',
      },
    },
  },
  response: {
    updated: { summary: 'One row written', body: { updated: 1 } },
    nothing: { summary: 'No row is of this transaction', body: { updated: 0 } },
  },
});
