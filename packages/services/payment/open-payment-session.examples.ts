import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { openPaymentSession } from './open-payment-session.contract.ts';

const success = { isSuccess: true, message: '' };

export const openPaymentSessionExamples = defineExamples(openPaymentSession, {
  summary: 'Open a payment session; nothing is charged',
  request: {
    example: {
      summary: 'A policy that was looked up',
      query: {
        ...exampleHeaderQuery,
        policyId: 'p-1001',
        token: 'lookup-7f3a',
        idempotencyKey: '3b1c0f52-6a52-4c39-8b43-5f1d8a1d7f10',
      },
    },
  },
  response: {
    page: { summary: 'To be paid on a page', body: { ...success, paymentUrl: 'https://pay.partner.example/pay/9f2c' } },
    collected: { summary: 'The carrier has collected it', body: { ...success, token: 'payment-52aa' } },
    approved: { summary: 'It has been paid', body: { isSuccess: true, message: 'This transaction has been approved' } },
    neither: { summary: 'No address and no token', body: success },
    untrusted: {
      summary: 'An address on an origin that the page does not trust',
      body: { ...success, paymentUrl: 'https://stranger.example/pay' },
    },
    insecure: {
      summary: 'An address that is not https',
      body: { ...success, paymentUrl: 'http://pay.partner.example/pay/9f2c' },
    },
    unknown: {
      summary: 'The token is of no lookup of this policy',
      body: { isSuccess: false, message: 'Policy not found' },
    },
    failed: {
      summary: 'The payment service failed',
      status: 500,
      body: { isSuccess: false, message: 'The payment service failed' },
    },
    tokenExpired,
    unavailable,
  },
});
