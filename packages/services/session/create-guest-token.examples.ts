import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { createGuestToken } from './create-guest-token.contract.ts';

export const createGuestTokenExamples = defineExamples(createGuestToken, {
  summary: 'Start an anonymous session',
  request: {
    anonymous: { summary: 'A new visitor', body: { header: exampleHeader } },
    byPhone: {
      summary: 'A visitor who gave phone and date of birth',
      body: { header: exampleHeader, phone: '5125550142', dob: '1990-04-17' },
    },
  },
  response: {
    created: {
      summary: 'A token for a day',
      body: { isSuccess: true, message: '', token: 'guest-7f3a', expiration: '2026-11-21T17:03:00.000Z' },
    },
    botSuspected: {
      summary: 'The bot check failed',
      status: 403,
      body: { isSuccess: false, message: 'Verification failed' },
    },
    unavailable,
  },
});
