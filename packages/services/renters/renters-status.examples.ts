import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { rentersStatus } from './renters-status.contract.ts';

const success = { isSuccess: true, message: '' };

export const rentersStatusExamples = defineExamples(rentersStatus, {
  summary: 'What became of the purchase of a renters policy',
  request: {
    example: {
      summary: 'A purchase',
      body: { header: exampleHeader, transactionId: '0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10', carrierId: '5001' },
    },
  },
  response: {
    sold: {
      summary: 'Paid, and the policy issued',
      body: { ...success, buyNowStatusResponse: { paymentStatus: 'Paid', rc3Status: 3, rc3PolicyId: 'HR-204117' } },
    },
    pending: {
      summary: 'Under way',
      body: { ...success, buyNowStatusResponse: { paymentStatus: 'Paid', rc3Status: 1 } },
    },
    declined: {
      summary: 'The bank did not pay',
      body: {
        ...success,
        buyNowStatusResponse: {
          paymentStatus: 'Declined',
          paymentDescription: 'The bank did not pay. Nothing was charged.',
          rc3Status: 0,
        },
      },
    },
    notIssued: {
      summary: 'Paid, and the policy not issued',
      body: {
        ...success,
        buyNowStatusResponse: {
          paymentStatus: 'Paid',
          rc3Status: 2,
          rc3Messages: ['The address could not be verified.'],
        },
      },
    },
    notBegun: {
      summary: 'There is no payment',
      body: { ...success, buyNowStatusResponse: { paymentStatus: 'None', rc3Status: 0 } },
    },
    unknown: { summary: 'There is no such transaction', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
