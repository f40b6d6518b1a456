import type { CallFixture } from '../testing/call-fixture.ts';
import { getSelectedQuote } from './get-selected-quote.ts';
import { savedQuote } from './saved-quote.fixture.ts';

export const getSelectedQuoteFixture: CallFixture = {
  call: (client) => getSelectedQuote(client, { transactionId: 't-1' }),
  value: savedQuote,
};
