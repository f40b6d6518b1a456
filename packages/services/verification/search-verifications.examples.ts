import { defineExamples } from '../contract/define-examples.ts';
import { searchVerifications } from './search-verifications.contract.ts';
import { verificationRows } from './verification-row.examples.ts';

export const searchVerificationsExamples = defineExamples(searchVerifications, {
  summary: 'Find verifications (SheetDB)',
  request: {
    byTransaction: { summary: 'One transaction', query: { TransactionId: verificationRows.waiting.TransactionId } },
  },
  response: {
    waiting: { summary: 'Both codes wait for an agent', body: [verificationRows.waiting] },
    wrong: { summary: 'The code of the email was wrong, the second of the text too', body: [verificationRows.wrong] },
    verified: { summary: 'Both codes are right', body: [verificationRows.verified] },
    none: { summary: 'No row yet', body: [] },
  },
});
