import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { listLoyaltyTransactions } from './list-loyalty-transactions.contract.ts';

const success = { isSuccess: true, message: '' };

export const listLoyaltyTransactionsExamples = defineExamples(listLoyaltyTransactions, {
  summary: 'A page of the points history',
  request: {
    first: { summary: 'The first page', query: { ...exampleHeaderQuery, offset: '0' } },
    second: { summary: 'The second page', query: { ...exampleHeaderQuery, offset: '50' } },
  },
  response: {
    both: {
      summary: 'Points that were earned and redeemed, and more pages',
      body: {
        ...success,
        hasMore: true,
        data: [
          {
            transactionUUID: '3a9c1a52',
            type: 'subtraction',
            created: '2026-11-12T17:20:00Z',
            amount: 1000,
            ruleName: 'Gift card',
            subledgerId: 'balance',
            name: '$10 gift card',
            cvv_Pin: '4711',
          },
          {
            transactionUUID: '3a9c1a51',
            type: 'addition',
            created: '2026-11-05T17:20:00Z',
            expiryDate: '2027-11-05T17:20:00Z',
            amount: 250,
            ruleName: 'Payment on time',
            subledgerId: 'balance',
            name: '',
          },
        ],
      },
    },
    last: {
      summary: 'The last page, and no more than has to be said',
      body: { data: [{ type: 'addition', amount: 250 }] },
    },
    none: { summary: 'There is none', body: { ...success, hasMore: false, data: [] } },
    sessionEnded,
    unavailable,
  },
});
