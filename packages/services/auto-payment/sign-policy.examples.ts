import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { idempotencyExamples } from './idempotency.examples.ts';
import { signPolicy } from './sign-policy.contract.ts';

const purchase = { transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11', carrierId: '1004' };
const success = { isSuccess: true, message: '' };

export const signPolicyExamples = defineExamples(signPolicy, {
  summary: 'Where a policy is signed',
  request: {
    framed: { summary: 'In a frame', body: { header: exampleHeader, ...purchase } },
    redirected: {
      summary: 'On a page of its own',
      body: {
        header: exampleHeader,
        ...purchase,
        returnUrl: 'https://www.agency.example/auto-payment?transactionId=b2f1c6de',
      },
    },
  },
  response: {
    ready: { summary: 'An address', body: { ...success, eSignUrl: 'https://sign.partner.example/s/51aa' } },
    none: { summary: 'No address', body: { ...success, eSignUrl: '' } },
    notReady: {
      summary: 'There is nothing to sign',
      body: { isSuccess: false, message: 'There is nothing to sign yet.' },
    },
    ...idempotencyExamples,
    tokenExpired,
    unavailable,
  },
});
