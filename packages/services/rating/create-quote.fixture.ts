import type { CallFixture } from '../testing/call-fixture.ts';
import { createQuote } from './create-quote.ts';
import { quoteRequest, quoteTransaction } from './quote-request.fixture.ts';

export const createQuoteFixture: CallFixture = {
  call: (client) => createQuote(client, quoteRequest),
  value: quoteTransaction,
};
