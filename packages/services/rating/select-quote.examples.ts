import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { selectQuote } from './select-quote.contract.ts';

export const selectQuoteExamples = defineExamples(selectQuote, {
  summary: 'Record how a visitor continues with a quote',
  request: {
    call: { summary: 'Wants a call', body: { header: exampleHeader, rateQuoteId: 'rq-1042', selectQuoteEventType: 1 } },
    text: { summary: 'Wants a text', body: { header: exampleHeader, rateQuoteId: 'rq-1042', selectQuoteEventType: 2 } },
  },
  response: {
    noted: { summary: 'Noted', body: { isSuccess: true, message: '' } },
    tokenExpired,
    unavailable,
  },
});
