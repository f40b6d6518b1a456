import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { previousQuotes } from './previous-quotes.contract.ts';
import { quoteListExample } from './quote-list.examples.ts';

export const previousQuotesExamples = defineExamples(previousQuotes, {
  summary: 'Previous quotes by phone and date of birth',
  request: {
    alex: { summary: 'A made-up visitor', body: { header: exampleHeader, phone: '5125550142', dob: '1990-04-17' } },
  },
  response: {
    some: { summary: 'Two quotes', body: { isSuccess: true, message: '', success: true, quotes: quoteListExample } },
    none: { summary: 'No previous quote', body: { isSuccess: true, message: '', success: false, quotes: [] } },
    noneInWords: {
      summary: 'No previous quote, in words',
      body: { isSuccess: false, message: 'No previous quote found.' },
    },
    tokenExpired,
    unavailable,
  },
});
