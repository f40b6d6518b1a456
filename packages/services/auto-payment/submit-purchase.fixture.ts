import { quoteRequest, quoteTransaction } from '../rating/quote-request.fixture.ts';
import type { CallFixture } from '../testing/call-fixture.ts';
import { submitPurchase } from './submit-purchase.ts';

export const submitPurchaseFixture: CallFixture = {
  call: (client) =>
    submitPurchase(client, {
      ...quoteRequest,
      purchase: { transactionId: 't-1', carrierId: '1004' },
      answers: [{ code: 'Rideshare', value: 'N' }],
    }),
  value: quoteTransaction,
};
