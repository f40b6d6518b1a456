import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { rentersResults } from './renters-results.contract.ts';

const success = { isSuccess: true, message: '' };

export const rentersResultsExamples = defineExamples(rentersResults, {
  summary: 'What the carriers ask for a renters policy',
  request: {
    example: {
      summary: 'A transaction',
      query: { ...exampleHeaderQuery, transactionId: '0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10' },
    },
  },
  response: {
    rated: {
      summary: 'Four plans',
      body: {
        ...success,
        isDone: true,
        completedCount: 1,
        results: [
          {
            carrierId: '5001',
            companyName: 'Hearthside Renters',
            rates: [
              {
                paymentPlans: [
                  { paymentPlanCode: 'Annual', totalPremium: 198, downPaymentAmount: 198 },
                  {
                    paymentPlanCode: 'SemiAnnual',
                    totalPremium: 202,
                    installmentPaymentAmount: 101,
                    downPaymentAmount: 101,
                  },
                  {
                    paymentPlanCode: 'Quarterly',
                    totalPremium: '$204.00',
                    installmentPaymentAmount: '51.00',
                    downPaymentAmount: '51.00',
                  },
                  {
                    paymentPlanCode: 'Monthly',
                    totalPremium: 207.6,
                    installmentPaymentAmount: 17.3,
                    downPaymentAmount: 17.3,
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    rating: { summary: 'Not yet', body: { ...success, isDone: false, completedCount: 0, results: [] } },
    refused: {
      summary: 'The carrier does not sell this',
      body: {
        ...success,
        isDone: true,
        results: [
          {
            carrierId: '5001',
            errors: [{ message: 'This limit is sold with a deductible of $500 or more.' }],
          },
        ],
      },
    },
    unknown: { summary: 'There is no such transaction', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
