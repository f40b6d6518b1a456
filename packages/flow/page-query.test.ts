import { expect, test } from 'vitest';
import { queryValue } from './page-query.ts';

test.each([
  ['/buy?transactionId=t-1', 't-1'],
  ['/buy?TRANSACTIONID=%20t-1%20', 't-1'],
  ['/buy?a=1&transactionid=t-1#top', 't-1'],
  ['/buy?transactionId=t-1&transactionid=t-2', 't-2'],
  ['/buy#?transactionId=t-1', ''],
  ['/buy', ''],
])('reads a query parameter of %s in any case', (path, value) => {
  expect(queryValue(path, 'transactionId')).toBe(value);
});
