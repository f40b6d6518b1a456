import { describe, expect, it } from 'vitest';
import { formatCoverageLimits } from './coverage-limits.ts';
import { isStateMinimum } from './coverage.ts';
import { feesOf, isBiMonthly, isSinglePayment, paidInAll, paymentsOf } from './pay-plan.ts';
import { initialPolicyTerm } from './policy-term.ts';
import { sortOrderOf } from './sort-order.ts';

describe('formatCoverageLimits', () => {
  it.each([
    [[30_000, 60_000], 'en', '30k/60k'],
    [[30_000, 60_000, 25_000], 'es', '30k/60k/25k'],
    [[500], 'en', '500'],
    [[1000], 'en', '1000'],
    [[1001], 'en', '1.001k'],
    [[2500], 'en', '2.5k'],
    [[1_000_000], 'en', '1,000k'],
    [[1234.5], 'en', '1,234.50'],
    [[0], 'en', '0'],
    [[], 'en', ''],
  ] as const)('formats the limits %j in %s as %j', (amounts, language, expected) => {
    expect(formatCoverageLimits(amounts, language)).toBe(expected);
  });
});

describe('isStateMinimum', () => {
  it.each([
    ['SML', true],
    ['0', true],
    ['LUU', false],
    ['LUUCC', false],
    ['LCCUU', false],
    ['', false],
  ])('returns for the package %j whether it is the state minimum: %s', (productCode, expected) => {
    expect(isStateMinimum(productCode)).toBe(expected);
  });
});

describe('paymentsOf', () => {
  const plan = { description: 'Monthly', downPayment: 9000, installment: 8000, installmentCount: 5 };

  it.each([0, 1])('returns a single payment of the whole premium for %i installments', (installmentCount) => {
    const payPlan = { ...plan, installmentCount };
    expect(isSinglePayment(payPlan)).toBe(true);
    expect(paymentsOf({ payPlan, totalPremium: 49_000 })).toEqual({ kind: 'single', amount: 49_000 });
  });

  it('returns only the down payment and the premium when the later payments are unknown', () => {
    const payPlan = { ...plan, downPayment: 16_467, installment: 0, installmentCount: 0, isRestUnknown: true as const };
    expect(isSinglePayment(payPlan)).toBe(false);
    expect(paymentsOf({ payPlan, totalPremium: 98_800 })).toEqual({
      kind: 'unknown',
      downPayment: 16_467,
      amount: 98_800,
    });
    expect(feesOf({ payPlan, totalPremium: 98_800 })).toEqual([]);
  });

  it.each([
    ['Monthly', 'month'],
    ['OD', 'twoMonths'],
    [' oh ', 'twoMonths'],
    ['GOOD', 'month'],
  ])('maps the pay plan %j to a payment every %s', (description, every) => {
    expect(isBiMonthly({ ...plan, description })).toBe(every === 'twoMonths');
    expect(paymentsOf({ payPlan: { ...plan, description }, totalPremium: 49_000 })).toEqual({
      kind: 'installments',
      every,
      downPayment: 9000,
      amount: 8000,
      count: 5,
    });
  });
});

describe('initialPolicyTerm', () => {
  it.each([
    [[6], 6],
    [[12, 6], 6],
    [[12, 3], 12],
    [[], 6],
  ])('selects from the terms %j the initial term %i', (terms, expected) => {
    expect(initialPolicyTerm(terms)).toBe(expected);
  });
});

describe('sortOrderOf', () => {
  it.each([
    [4, 'paymentAmount'],
    [5, 'downPayment'],
    [6, 'totalPremium'],
    [3, 'topRated'],
    [0, 'paymentAmount'],
    [1, 'downPayment'],
    ['2', 'totalPremium'],
    ['topRated', 'topRated'],
    [7, undefined],
    ['', undefined],
    ['constructor', undefined],
    [Number.NaN, undefined],
  ])('maps the sort code %j to %s', (configured, expected) => {
    expect(sortOrderOf(configured)).toBe(expected);
  });
});

describe('feesOf', () => {
  const payPlan = { description: 'Monthly', downPayment: 9000, installment: 8000, installmentCount: 5 };
  const policyFee = { kind: 'policy', description: 'Policy fee', amount: 1500 } as const;

  it.each([
    ['none', { payPlan, totalPremium: 49_000 }, []],
    [
      'the fees of the carrier',
      { payPlan, totalPremium: 49_000, fees: [policyFee] },
      [{ ...policyFee, isIncluded: true }],
    ],
    [
      'the cost of installments',
      { payPlan, totalPremium: 47_500 },
      [{ kind: 'payPlan', description: '', amount: 1500, isIncluded: false }],
    ],
    [
      'none for installments that are rounded up to a cent',
      { payPlan: { ...payPlan, downPayment: 16_670, installment: 16_666 }, totalPremium: 99_999 },
      [],
    ],
    ['none for a single payment', { payPlan: { ...payPlan, installmentCount: 1 }, totalPremium: 40_000 }, []],
  ])('lists the fees: %s', (_, quote, fees) => {
    expect(feesOf(quote)).toEqual(fees);
  });

  it('sums every payment to the cent', () => {
    expect(paidInAll({ payPlan, totalPremium: 47_500 })).toBe(49_000);
    expect(paidInAll({ payPlan: { ...payPlan, installmentCount: 0 }, totalPremium: 47_500 })).toBe(47_500);
  });
});
