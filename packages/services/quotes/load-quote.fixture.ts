import type { CallFixture } from '../testing/call-fixture.ts';
import { loadQuote } from './load-quote.ts';
import { savedQuote } from './saved-quote.fixture.ts';

export const loadQuoteFixture: CallFixture = {
  call: (client) => loadQuote(client, { rateQuoteId: 'rq-1' }),
  value: savedQuote,
};
