import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { currentBuyNowStatus } from './current-buy-now-status.contract.ts';

export const currentBuyNowStatusExamples = defineExamples(currentBuyNowStatus, {
  summary: 'How far the purchase of a transaction has come',
  request: {
    example: {
      summary: 'A transaction',
      body: { header: exampleHeader, transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11' },
    },
  },
  response: {
    none: { summary: 'Nothing was begun', body: { isSuccess: true, message: '', currentBuyNowStatus: -1 } },
    toBePaid: { summary: 'Rated, to be paid', body: { isSuccess: true, message: '', currentBuyNowStatus: 1 } },
    sold: { summary: 'Sold', body: { isSuccess: true, message: '', currentBuyNowStatus: 6 } },
    tokenExpired,
    unavailable,
  },
});
