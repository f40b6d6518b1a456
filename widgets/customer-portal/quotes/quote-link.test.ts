import { expect, it } from 'vitest';
import { quoteLink } from './quote-link.ts';

it.each([
  ['/get-a-quote', false, '/get-a-quote?transactionid=T%201'],
  ['/get-a-quote?from=portal#start', true, '/get-a-quote?from=portal&transactionid=T%201&requote=true#start'],
])('appends the quote to the address %s', (page, isRequote, address) => {
  expect(quoteLink(page, 'T 1', { isRequote })).toBe(address);
});
