import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { buyNowStatus } from './buy-now-status.contract.ts';

const success = { isSuccess: true, message: '' };

export const buyNowStatusExamples = defineExamples(buyNowStatus, {
  summary: 'Begin a purchase, or read its state',
  request: {
    example: {
      summary: 'A transaction and its carrier',
      body: { header: exampleHeader, transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11', carrierId: '1004' },
    },
  },
  response: {
    begun: {
      summary: 'Just begun',
      body: { ...success, buyNowStatusResponse: { rc2Status: 0, rc3Status: 0, isESignAvailable: true } },
    },
    pending: {
      summary: 'Rated; no card yet',
      body: {
        ...success,
        buyNowStatusResponse: {
          rc2Status: 3,
          paymentStatus: 'Pending',
          rc3Status: 0,
          rc3Messages: [],
          isESignAvailable: true,
          eSignSignedStatus: false,
          signedPolicySendStatus: false,
        },
      },
    },
    declined: {
      summary: 'The bank declined the card',
      body: {
        ...success,
        buyNowStatusResponse: {
          rc2Status: 3,
          paymentStatus: 'Declined',
          paymentDescription: 'The bank declined the card. Nothing was charged.',
          isESignAvailable: true,
        },
      },
    },
    signed: {
      summary: 'Paid, issued and signed',
      body: {
        ...success,
        buyNowStatusResponse: {
          rc2Status: '3',
          paymentToken: 'card-7f3a',
          paymentStatus: 'Paid',
          paymentDescription: 'Approved',
          rc3Status: '3',
          rc3PolicyId: '1004-004217',
          rc3Messages: ['The policy is issued.'],
          isESignAvailable: true,
          eSignSignedStatus: 'Signed',
          signedPolicySendStatus: 'Sent',
        },
      },
    },
    unknown: { summary: 'There is no such purchase', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
