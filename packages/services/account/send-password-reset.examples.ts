import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { sendPasswordReset } from './send-password-reset.contract.ts';

export const sendPasswordResetExamples = defineExamples(sendPasswordReset, {
  summary: 'Mail a link with which a password is set',
  request: {
    alex: {
      summary: 'By email',
      body: {
        header: exampleHeader,
        email: 'alex@example.com',
        resetPage: 'https://www.agency.example/set-password',
      },
    },
  },
  response: {
    sent: {
      summary: 'Sent, if there is such an account: the same answer for every address',
      body: { isSuccess: true, message: '' },
    },
    unavailable,
  },
});
