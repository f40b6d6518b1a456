import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { purchaseProgress } from './purchase-progress.contract.ts';

export const purchaseProgressExamples = defineExamples(purchaseProgress, {
  summary: 'Whether the carrier has rated a purchase',
  request: {
    example: {
      summary: 'A submitted purchase',
      body: { header: exampleHeader, transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11' },
    },
  },
  response: {
    rating: { summary: 'Not yet', body: { isSuccess: true, message: '', completedCount: 0 } },
    rated: { summary: 'It has', body: { isSuccess: true, message: '', completedCount: 1 } },
    unknown: { summary: 'There is no such purchase', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
