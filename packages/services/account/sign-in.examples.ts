import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { signIn } from './sign-in.contract.ts';

const success = { isSuccess: true, message: '' };

export const signInExamples = defineExamples(signIn, {
  summary: 'Sign a customer in',
  request: {
    alex: {
      summary: 'A made-up customer',
      body: { header: exampleHeader, email: 'alex@example.com', password: 'Example1!' },
    },
  },
  response: {
    signedIn: {
      summary: 'A token for 30 minutes',
      body: {
        ...success,
        token: 'customer-7f3a',
        creation: '2026-11-20T17:03:00.000Z',
        expiration: '2026-11-20T17:33:00.000Z',
        email: 'alex@example.com',
        state: 'TX',
        name: 'Alex Example',
      },
    },
    minimal: { summary: 'Required fields only', body: { token: 'customer-7f3a' } },
    refused: {
      summary: 'The password is wrong, or there is no such account: the same answer',
      body: { isSuccess: false, message: 'The email address or the password is not right.' },
    },
    tooManyTries: {
      summary: 'Too many wrong passwords for this address: `Retry-After` says how many seconds to wait',
      status: 429,
      body: { isSuccess: false, message: 'There were too many tries. Please wait a moment.' },
    },
    botSuspected: {
      summary: 'The bot check failed',
      status: 403,
      body: { isSuccess: false, message: 'Verification failed' },
    },
    unavailable,
  },
});
