import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadQuote } from './load-quote.contract.ts';
import { savedQuoteExamples } from './saved-quote.examples.ts';

export const loadQuoteExamples = defineExamples(loadQuote, {
  summary: 'The quote of a rate',
  request: {
    example: { summary: 'A rate', params: { rateQuoteId: 'rq-1042' }, query: exampleHeaderQuery },
  },
  response: savedQuoteExamples,
});
