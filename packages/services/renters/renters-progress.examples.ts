import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { rentersProgress } from './renters-progress.contract.ts';

export const rentersProgressExamples = defineExamples(rentersProgress, {
  summary: 'Whether the purchase of a renters policy has ended',
  request: {
    example: {
      summary: 'A purchase',
      body: { header: exampleHeader, transactionId: '0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10' },
    },
  },
  response: {
    underWay: { summary: 'Not yet', body: { isSuccess: true, message: '', completedCount: 0 } },
    ended: { summary: 'It has', body: { isSuccess: true, message: '', completedCount: 1 } },
    unknown: { summary: 'There is no such purchase', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
