import { defineExamples } from '../define-examples.ts';
import { exampleHeaderQuery } from '../header.examples.ts';
import { loadQuote } from './load-quote.ts';
import { savedQuoteExamples } from './saved-quote.examples.ts';

export const loadQuoteExamples = defineExamples(loadQuote, {
  request: {
    example: { summary: 'A rate', params: { rateQuoteId: 'rq-1042' }, query: exampleHeaderQuery },
  },
  response: savedQuoteExamples,
});
