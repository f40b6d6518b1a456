import { expect, it } from 'vitest';
import { hasEntryLink } from './entry-link.ts';
import { entrySourceKey, entrySourceOf } from './entry-source.ts';

const none = { utmSource: '', medium: '', campaign: '' };

it.each([
  ['/get-a-quote', { type: 'direct' }],
  ['/get-a-quote?utm_source=qs', { type: 'direct' }],
  ['/get-a-quote?code=L-100', { type: 'affiliate', code: 'L-100', id: '', ...none }],
  [
    '/get-a-quote?Code=L-100&UTM_Source=eq&utm_medium=cpl&utm_campaign=fall',
    { type: 'affiliate', code: 'L-100', id: '', utmSource: 'eq', medium: 'cpl', campaign: 'fall' },
  ],
  [
    '/get-a-quote?transactionId=T-1&utm_source=QS',
    { type: 'affiliate', code: '', id: 'T-1', ...none, utmSource: 'QS' },
  ],
  ['/get-a-quote?transactionId=T-1', { type: 'quote', transactionId: 'T-1' }],
  ['/get-a-quote?transactionid=T-1&requote=true', { type: 'quote', transactionId: 'T-1', wantsRequote: true }],
  ['/get-a-quote?transactionid=T-1&utm_source=radio', { type: 'quote', transactionId: 'T-1' }],
  [
    '/get-a-quote?customerid=C-9&utm_source=qs&gclid=g1',
    { type: 'customer', customerId: 'C-9', gclId: 'g1', ...none, utmSource: 'qs' },
  ],
  ['/get-a-quote?code=%20', { type: 'direct' }],
] as const)('reads the entry source from %s', (path, arrival) => {
  expect(entrySourceOf(path)).toEqual(arrival);
});

it('derives a different key for each link, and the same key for the same link', () => {
  const paths = [
    '/q',
    '/q?code=1',
    '/q?code=2',
    '/q?transactionId=1',
    '/q?transactionId=1&requote=true',
    '/q?customerid=1',
  ];
  expect(new Set(paths.map((path) => entrySourceKey(entrySourceOf(path)))).size).toBe(paths.length);
  expect(entrySourceKey(entrySourceOf('/other?x=1&code=1'))).toBe(entrySourceKey(entrySourceOf('/q?code=1')));
});

it.each([
  ['/q', false],
  ['/q#driver1', false],
  ['/q#previousQuotes', true],
  ['/q#PREVIOUSQUOTES', true],
  ['/q?code=1', true],
])('%s may open another page than the first step: %s', (path, expected) => {
  expect(hasEntryLink(path)).toBe(expected);
});
