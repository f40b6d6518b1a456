import { describe, expect, it } from 'vitest';
import { lowestPriceOf } from './lowest-price.ts';
import type { Quote } from './quote.ts';

const quote = (
  total: number,
  [installment, count, down, description = '']: [number, number, number, string?],
): Quote => ({
  rateQuoteId: `rq-${total}`,
  transactionId: 't',
  carrierId: 'c',
  carrierName: 'Prairie Mutual',
  logoUrl: '',
  term: 6,
  totalPremium: total,
  payPlan: { description, downPayment: down, installment, installmentCount: count },
  effectiveDate: '2026-11-21',
  quoteNumber: 'q',
  isBuyable: true,
  isPseudoCarrier: false,
  opensNewWindow: false,
  coverages: [],
});

const monthly = quote(60_000, [10_000, 5, 10_000]);
const dearer = quote(66_000, [11_000, 5, 11_000]);
const littleEachMonth = quote(70_000, [8_000, 5, 30_000]);
const everyTwoMonths = quote(50_000, [15_000, 2, 20_000, 'OD']);
const atOnce = quote(40_000, [0, 1, 40_000]);

describe('lowestPrice', () => {
  it('returns the smallest monthly payment, as its quote card shows it', () => {
    expect(lowestPriceOf([dearer, littleEachMonth, monthly])).toEqual({
      amount: 8_000,
      every: 'month',
      downPayment: 30_000,
      total: 70_000,
      term: 6,
      quoteCount: 3,
    });
  });

  it('prefers any monthly payment to a payment of another period', () => {
    expect(lowestPriceOf([atOnce, everyTwoMonths, dearer])).toMatchObject({ amount: 11_000, every: 'month' });
    expect(lowestPriceOf([atOnce, everyTwoMonths])).toMatchObject({ amount: 15_000, every: 'twoMonths' });
    expect(lowestPriceOf([atOnce])).toMatchObject({ amount: 40_000, every: 'term', downPayment: 0 });
  });

  it('prefers the smaller premium when two payments are equal', () => {
    expect(lowestPriceOf([quote(62_000, [10_000, 5, 12_000]), monthly])).toMatchObject({ total: 60_000 });
  });

  it('returns undefined without quotes or without prices', () => {
    expect(lowestPriceOf([quote(0, [0, 0, 0])])).toBeUndefined();
    expect(lowestPriceOf([])).toBeUndefined();
  });
});
