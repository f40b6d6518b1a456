import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { getSelectedQuote } from './get-selected-quote.contract.ts';
import { savedQuoteExamples } from './saved-quote.examples.ts';

export const getSelectedQuoteExamples = defineExamples(getSelectedQuote, {
  summary: 'The selected quote of a transaction',
  request: {
    example: {
      summary: 'A transaction',
      query: { ...exampleHeaderQuery, transactionId: '0a6f4f0e-9f6c-4b43-8a5c-0f4a1d1f7b21' },
    },
  },
  response: savedQuoteExamples,
});
