import type { CallFixture } from '../testing/call-fixture.ts';
import { quoteList } from './quote-list.fixture.ts';
import { searchQuotes } from './search-quotes.ts';

export const searchQuotesFixture: CallFixture = {
  call: (client) => searchQuotes(client, { from: '2026-08-01', to: '2026-11-20' }),
  value: quoteList,
};
