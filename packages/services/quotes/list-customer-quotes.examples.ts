import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { listCustomerQuotes } from './list-customer-quotes.contract.ts';

const success = { isSuccess: true, message: '' };

export const listCustomerQuotesExamples = defineExamples(listCustomerQuotes, {
  summary: 'The quotes of the customer who is signed in',
  request: { own: { summary: 'The customer of the token', query: exampleHeaderQuery } },
  response: {
    quotes: {
      summary: 'A quote with a rate, and one that no carrier rated',
      body: {
        ...success,
        quotes: [
          {
            rateQuoteId: 'rq-1042',
            transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
            quoteNumber: 'Q-58213',
            quoteDate: '2026-11-02',
            effectiveDate: '2026-11-03',
            companyName: 'Larkspur Mutual',
            totalPremium: 642.5,
            term: 6,
            drivers: [{ firstName: 'Alex', lastName: 'Example' }],
            vehicles: [{ year: 2003, maker: 'Honda', model: 'Accord' }],
          },
          { transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c12', quoteDate: '2026-10-02' },
        ],
      },
    },
    none: { summary: 'There is none', body: { ...success, quotes: [] } },
    noneInWords: { summary: 'There is none, in words', body: { isSuccess: false, message: 'No quotes found' } },
    sessionEnded,
    unavailable,
  },
});
