import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { postEvent } from './post-event.contract.ts';

export const postEventExamples = defineExamples(postEvent, {
  summary: 'Request a text message or a call about a quote',
  request: {
    textMe: { summary: 'Text me', body: { header: exampleHeader, rateQuoteId: 'rq-1042', type: 0 } },
    callMe: { summary: 'Call me', body: { header: exampleHeader, rateQuoteId: 'rq-1042', type: 1 } },
  },
  response: {
    noted: { summary: 'Noted', body: { isSuccess: true, message: '' } },
    tokenExpired,
    unavailable,
  },
});
