import type { CallFixture } from '../testing/call-fixture.ts';
import { loadQuoteByTransaction } from './load-quote-by-transaction.ts';
import { savedQuote } from './saved-quote.fixture.ts';

export const loadQuoteByTransactionFixture: CallFixture = {
  call: (client) => loadQuoteByTransaction(client, { transactionId: 't-1' }),
  value: savedQuote,
};
