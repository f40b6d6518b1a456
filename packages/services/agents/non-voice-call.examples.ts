import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { nonVoiceCall } from './non-voice-call.contract.ts';

export const nonVoiceCallExamples = defineExamples(nonVoiceCall, {
  summary: 'Request a call back from an agent',
  request: {
    callBack: {
      summary: 'A customer to call back',
      body: { header: exampleHeader, phonenumber: '5125550142', ratequoteid: 'rq-1042' },
    },
  },
  response: {
    notified: {
      summary: 'An agent knows',
      body: { isSuccess: true, message: '', nonVoiceCallResponse: { message: 'Agent notified' } },
    },
    silent: { summary: 'Taken without a word', body: { nonVoiceCallResponse: {} } },
    unavailable,
  },
});
