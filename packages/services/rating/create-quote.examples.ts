import { defineExamples } from '../contract/define-examples.ts';
import { createQuote } from './create-quote.contract.ts';
import { prepareTransactionExamples } from './prepare-transaction.examples.ts';

const { customer, ...request } = prepareTransactionExamples.request.minimal.body!;
const { address, ...who } = customer;

export const createQuoteExamples = defineExamples(createQuote, {
  summary: 'Submit a quote request with flat fields',
  request: {
    minimal: { summary: 'One driver, one car, the state minimum', body: { ...request, ...who, ...address } },
  },
  response: prepareTransactionExamples.response,
});
