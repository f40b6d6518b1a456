import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { requote } from './requote.contract.ts';

export const requoteExamples = defineExamples(requote, {
  summary: 'Rate a previous quote again',
  request: { again: { summary: 'By a rate', body: { header: exampleHeader, rateQuoteId: 'rq-1042' } } },
  response: {
    accepted: {
      summary: 'The carriers are rating',
      body: { isSuccess: true, message: '', transactionId: '5e0c9a34-3b1f-4a8e-bb57-2f6f0d1f7c55' },
    },
    notFound: { summary: 'There is no such quote', body: { isSuccess: false, message: 'Quote not found!' } },
    botSuspected: {
      summary: 'The bot check failed',
      status: 403,
      body: { isSuccess: false, message: 'Verification failed' },
    },
    unavailable,
  },
});
