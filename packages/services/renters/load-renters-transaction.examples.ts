import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { loadRentersTransaction } from './load-renters-transaction.contract.ts';

const success = { isSuccess: true, message: '' };

export const loadRentersTransactionExamples = defineExamples(loadRentersTransaction, {
  summary: 'The answers of an earlier renters transaction',
  request: {
    example: {
      summary: 'A transaction and its carrier',
      body: { header: exampleHeader, transactionId: '0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10', carrierId: '5001' },
    },
  },
  response: {
    maximal: {
      summary: 'Every answer',
      body: {
        ...success,
        prepareRequest: {
          customer: { name: 'Alex', surname: 'Example', email: 'alex@example.com', phoneNumber: '5125550142' },
          address: { address1: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'TX', zipCode: '78701' },
          coverages: [
            { coverageCd: 'CoverageC', limit: { val1: 20_000 } },
            { coverageCd: 'AllOtherPeril', deductible: { val1: '500' } },
          ],
          additionalCustomers: [
            { name: 'Example Leasing', email: 'leasing@example.com', role: 1 },
            { name: 'Robin', surname: 'Sample', role: 0 },
          ],
        },
      },
    },
    minimal: { summary: 'A name alone', body: { ...success, prepareRequest: { customer: { name: 'Alex' } } } },
    unknown: { summary: 'There is no such transaction', body: { isSuccess: false, message: 'Transaction not found' } },
    tokenExpired,
    unavailable,
  },
});
