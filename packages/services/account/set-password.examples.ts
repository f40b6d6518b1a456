import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { setPassword } from './set-password.contract.ts';

export const setPasswordExamples = defineExamples(setPassword, {
  summary: 'Set a new password with a reset link',
  request: {
    example: {
      summary: 'From the link in the mail',
      body: { header: exampleHeader, token: 'reset-7f3a', password: 'Example1!', passwordVerify: 'Example1!' },
    },
  },
  response: {
    set: { summary: 'The password is set', body: { isSuccess: true, message: '', email: 'alex@example.com' } },
    minimal: { summary: 'The password is set, whosever it is', body: { isSuccess: true, message: '' } },
    commonPassword: {
      summary: 'The password is too common',
      body: {
        isSuccess: false,
        message: 'This password is one of those that are guessed first. Please choose another one.',
        code: 'commonPassword',
      },
    },
    linkExpired: {
      summary: 'The link was used, replaced, or is too old',
      body: { isSuccess: false, message: 'This link no longer works. Please ask for a new one.', code: 'linkExpired' },
    },
    refused: {
      summary: 'Refused in other words',
      body: { isSuccess: false, message: 'The passwords do not match.' },
    },
    unavailable,
  },
});
