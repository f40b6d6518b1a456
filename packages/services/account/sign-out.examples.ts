import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { signOut } from './sign-out.contract.ts';

export const signOutExamples = defineExamples(signOut, {
  summary: 'Sign a customer out',
  request: { own: { summary: 'The session of the token', body: { header: exampleHeader } } },
  response: {
    signedOut: { summary: 'The session is over', body: { isSuccess: true, message: '' } },
    sessionEnded,
    unavailable,
  },
});
