import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { prepareTransactionExamples } from '../rating/prepare-transaction.examples.ts';
import { submitPurchase } from './submit-purchase.contract.ts';

const { minimal, maximal } = prepareTransactionExamples.request;
const rc1TransactionId = 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11';
const transactionId = '6f0c8f8e-50b0-4b57-8a75-3c0c9c0c1e55';

export const submitPurchaseExamples = defineExamples(submitPurchase, {
  summary: 'Submit a purchase for the carrier to rate',
  request: {
    minimal: {
      summary: 'One driver, one car, no questions',
      body: {
        ...minimal.body!,
        transactionId,
        requestStep: '2',
        rc1TransactionId,
        carrierId: '1004',
        quote: { companyId: '1004', term: 6 },
      },
    },
    maximal: {
      summary: 'A pay plan, answers and paperless documents',
      body: {
        ...maximal.body!,
        transactionId,
        requestStep: '2',
        rc1TransactionId,
        carrierId: '1004',
        quote: { companyId: '1004', quoteNumber: 'Q-58213', term: 12, payPlanDescription: '6 payments' },
        questionAnswers: [
          { questionCd: 'Rideshare', answer: 'N' },
          { questionCd: '12', answer: '1' },
        ],
        afee: 25,
      },
    },
  },
  response: {
    accepted: {
      summary: 'The carrier is rating',
      body: { isSuccess: true, message: '', transactionId: rc1TransactionId },
    },
    unknown: { summary: 'There is no such transaction', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
