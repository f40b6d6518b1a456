import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { quoteListExample } from './quote-list.examples.ts';
import { searchQuotes } from './search-quotes.contract.ts';

export const searchQuotesExamples = defineExamples(searchQuotes, {
  summary: 'Previous quotes of the session’s visitor by date',
  request: {
    autumn: { summary: 'Four months', query: { ...exampleHeaderQuery, from: '2026-08-01', to: '2026-11-21' } },
  },
  response: {
    some: { summary: 'Two quotes', body: { isSuccess: true, message: '', quotes: quoteListExample } },
    none: { summary: 'No quote in these days', body: { isSuccess: true, message: '', quotes: [] } },
    tokenExpired,
    unavailable,
  },
});
