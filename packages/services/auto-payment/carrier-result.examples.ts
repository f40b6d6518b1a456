import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { carrierResult } from './carrier-result.contract.ts';

const success = { isSuccess: true, message: '' };

export const carrierResultExamples = defineExamples(carrierResult, {
  summary: 'What a carrier sells, and how it can be paid',
  request: {
    example: {
      summary: 'A transaction and its carrier',
      body: { header: exampleHeader, transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11', carrierId: '1004' },
    },
  },
  response: {
    maximal: {
      summary: 'Two ways to pay',
      body: {
        ...success,
        status: 'Success',
        statusDesc: 'Rated',
        paymentOptions: [
          {
            companyName: 'Tumbleweed Direct',
            term: 6,
            quoteNumber: 'Q-58213',
            payPlanDescription: 'OD',
            totalPremium: 642.5,
            payPlanDownPayment: 234.56,
            payPlanPaymentAmount: '203.97',
            payPlanNumOfPayments: 2,
            agencyFee: 25,
            coverages: [
              { coverageName: 'BI', coverageDescription: 'Bodily injury', limit: '$30,000/$60,000' },
              { coverageName: 'COLL', coverageDescription: 'Collision', limit: 500 },
            ],
            errors: [],
            statusDesc: '',
          },
          {
            companyName: 'Tumbleweed Direct',
            term: '6',
            quoteNumber: 58214,
            payPlanDescription: 'Paid in full',
            totalPremium: '1,234.50',
            payPlanDownPayment: '$1,234.50',
            payPlanNumOfPayments: '0',
          },
        ],
        errors: [],
        customer: {
          name: 'Alex Example',
          email: 'alex@example.com',
          phoneNumber: '5125550142',
          address: {
            address: '100 Congress Ave',
            apt: '4B',
            city: 'Austin',
            state: 'TX',
            zipCode: '78701',
            county: 'Travis',
          },
        },
      },
    },
    minimal: {
      summary: 'A quote number and a down payment',
      body: { ...success, paymentOptions: [{ quoteNumber: 'Q-58213', payPlanDownPayment: 107.1 }] },
    },
    declined: {
      summary: 'The answers lead to errors',
      body: {
        ...success,
        status: 'Error',
        paymentOptions: [
          {
            companyName: 'Tumbleweed Direct',
            errors: [{ text: 'The carrier does not insure cars that deliver goods.' }],
            statusDesc: 'Declined',
          },
        ],
      },
    },
    unknown: { summary: 'There is no such transaction', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
