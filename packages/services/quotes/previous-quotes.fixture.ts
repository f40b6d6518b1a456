import type { CallFixture } from '../testing/call-fixture.ts';
import { previousQuotes } from './previous-quotes.ts';
import { quoteList } from './quote-list.fixture.ts';

export const previousQuotesFixture: CallFixture = {
  call: (client) => previousQuotes(client, { phone: '5125550142', birthDate: '1990-04-17' }),
  value: quoteList,
};
