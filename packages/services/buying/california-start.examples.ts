import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { californiaStart } from './california-start.contract.ts';

export const californiaStartExamples = defineExamples(californiaStart, {
  summary: 'A customer in California starts to buy',
  request: {
    started: {
      summary: 'A customer in California begins',
      body: { header: exampleHeader, rateQuoteId: 'rq-1042', transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11' },
    },
  },
  response: {
    noted: { summary: 'Noted', body: { isSuccess: true, message: '' } },
    tokenExpired,
    unavailable,
  },
});
