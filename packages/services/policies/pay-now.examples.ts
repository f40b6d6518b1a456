import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { payNow } from './pay-now.contract.ts';

const success = { isSuccess: true, message: '' };

export const payNowExamples = defineExamples(payNow, {
  summary: 'Where the premium of a policy is paid',
  request: {
    one: {
      summary: 'A policy of the list',
      query: {
        ...exampleHeaderQuery,
        policyId: 'p-1001',
        idempotencyKey: '3b1c0f52-6a52-4c39-8b43-5f1d8a1d7f10',
        redirectTo: 'https://www.agency.example/my-account?tabid=policies',
      },
    },
  },
  response: {
    page: { summary: 'The payment page', body: { ...success, paymentUrl: 'https://pay.partner.example/pay/9f2c' } },
    withoutPage: { summary: 'There is no page', body: { ...success, paymentUrl: '' } },
    notPayable: {
      summary: 'It cannot be paid now',
      body: { isSuccess: false, message: 'This payment has already been made' },
    },
    notFound: { summary: 'The person has no such policy', body: { isSuccess: false, message: 'Policy not found' } },
    tokenRejected: {
      summary: 'The fetch token has expired',
      status: 401,
      body: { isSuccess: false, message: 'Token has expired' },
    },
    unavailable,
  },
});
