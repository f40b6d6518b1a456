import { expect, test } from 'vitest';
import { missingParameters, quoteReferenceOf } from './quote-reference.ts';

test.each([
  [
    '/buy?rateQuoteId=rq-1&transactionId=t-1&payplan=Monthly',
    { rateQuoteId: 'rq-1', transactionId: 't-1', payPlan: 'Monthly' },
  ],
  [
    '/buy?RATEQUOTEID=rq-1&transactionid=t-1&PayPlan=EFT',
    { rateQuoteId: 'rq-1', transactionId: 't-1', payPlan: 'EFT' },
  ],
  ['/buy#here', { rateQuoteId: '', transactionId: '', payPlan: '' }],
])('reads the quote reference from %s, whatever the case of its parameters', (path, reference) => {
  expect(quoteReferenceOf(path)).toEqual(reference);
});

test('lists the missing parameters; the pay plan is optional', () => {
  expect(missingParameters(quoteReferenceOf('/buy?transactionId=t-1'))).toEqual(['rateQuoteId']);
  expect(missingParameters(quoteReferenceOf('/buy'))).toEqual(['rateQuoteId', 'transactionId']);
  expect(missingParameters(quoteReferenceOf('/buy?rateQuoteId=rq-1&transactionId=t-1'))).toEqual([]);
});
