import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { idempotencyExamples } from './idempotency.examples.ts';
import { processPayment } from './process-payment.contract.ts';

export const processPaymentExamples = defineExamples(processPayment, {
  summary: 'Charge the card of a purchase, once',
  request: {
    example: {
      summary: 'A purchase with a card',
      body: { header: exampleHeader, transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11' },
    },
  },
  response: {
    charged: {
      summary: 'Charged',
      body: { isSuccess: true, message: 'Approved', resultCode: 200, paymentAmount: 132.1, status: 'Approved' },
    },
    notCharged: {
      summary: 'No card was given, or its bank declined it',
      body: { isSuccess: true, message: 'Give a card first.', resultCode: 0, status: 'Pending' },
    },
    failed: {
      summary: 'The bank did not pay',
      body: {
        isSuccess: true,
        message: 'The bank did not pay. Nothing was charged.',
        resultCode: 402,
        status: 'Failed',
      },
    },
    refused: {
      summary: 'The service refuses with HTTP 400',
      status: 400,
      body: { isSuccess: false, message: 'This purchase cannot be paid.' },
    },
    ...idempotencyExamples,
    tokenExpired,
    unavailable,
  },
});
