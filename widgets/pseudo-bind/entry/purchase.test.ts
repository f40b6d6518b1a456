import { expect, it, test } from 'vitest';
import { missingIn, purchaseOf } from './purchase.ts';

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
])('%s names its purchase, in any case', (path, purchase) => {
  expect(purchaseOf(path)).toEqual(purchase);
});

it('says what is missing; a plan need not be named', () => {
  expect(missingIn(purchaseOf('/buy?transactionId=t-1'))).toEqual(['rateQuoteId']);
  expect(missingIn(purchaseOf('/buy'))).toEqual(['rateQuoteId', 'transactionId']);
  expect(missingIn(purchaseOf('/buy?rateQuoteId=rq-1&transactionId=t-1'))).toEqual([]);
});
