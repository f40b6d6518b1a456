import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { loadRoadsideTransaction } from './load-roadside-transaction.contract.ts';

const success = { isSuccess: true, message: '' };

export const loadRoadsideTransactionExamples = defineExamples(loadRoadsideTransaction, {
  summary: 'What became of a roadside enrollment',
  request: {
    example: {
      summary: 'Back from the payment page',
      body: { header: exampleHeader, transactionId: '5d1f3a52-6a52-4c39-8b43-5f1d8a1d7f10' },
    },
  },
  response: {
    confirmed: {
      summary: 'Paid',
      body: {
        ...success,
        policyNumber: 'RSA-204117',
        paymentDate: '2026-11-20',
        email: 'alex@example.com',
        policyDocumentUrl: 'https://pay.partner.example/membership-documents/8f2c.pdf',
        statusCode: 'A',
      },
    },
    minimal: { summary: 'Required fields only', body: { policyNumber: 204117 } },
    declined: {
      summary: 'Declined by the bank',
      body: {
        isSuccess: true,
        message: 'The bank declined the card. Nothing was charged.',
        policyNumber: '',
        statusCode: 'D',
      },
    },
    pending: {
      summary: 'Not paid yet, or not known',
      body: { isSuccess: true, message: 'This payment has not been made yet.', policyNumber: '', statusCode: 'P' },
    },
    empty: { summary: 'Nothing is known', body: success },
    notFound: { summary: 'There is no such enrollment', body: { isSuccess: false, message: 'Payment not found' } },
    tokenExpired,
    unavailable,
  },
});
