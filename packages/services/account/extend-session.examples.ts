import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { extendSession } from './extend-session.contract.ts';

const success = { isSuccess: true, message: '' };

export const extendSessionExamples = defineExamples(extendSession, {
  summary: 'Extend a customer’s session',
  request: { own: { summary: 'The session of the token', body: { header: exampleHeader } } },
  response: {
    extended: {
      summary: 'A new token for 30 minutes',
      body: {
        ...success,
        token: 'customer-8b21',
        creation: '2026-11-20T17:31:00.000Z',
        expiration: '2026-11-20T18:01:00.000Z',
      },
    },
    minimal: { summary: 'Required fields only', body: { token: 'customer-8b21' } },
    sameToken: {
      summary: 'The token stays, and lasts longer',
      body: { ...success, expiration: '2026-11-20T18:01:00.000Z' },
    },
    tooLong: {
      summary: 'The session has lasted as long as one may: the customer has to sign in again',
      body: { isSuccess: false, message: 'Please sign in again.' },
    },
    sessionEnded,
    unavailable,
  },
});
