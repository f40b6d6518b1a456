import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, dollarsOf, formatMoney } from './money.ts';

describe('centsOf', () => {
  it.each([
    [1234.5, 123_450],
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['$1,234.50', 123_450],
    ['-$3.20', -320],
    [-3.2, -320],
    [0, 0],
    ['0.00', 0],
    ['-0', 0],
    ['.5', 50],
    ['7.', 700],
    [' 88 ', 8800],
    ['$128', 12_800],
    ['1,234,567', 123_456_700],
    ['128,40', undefined],
    ['1,2345', undefined],
    ['1234,567', undefined],
    ['128.40 USD', undefined],
    [1.005, 101],
    ['1.004', 100],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    ['12.999', 1300],
    ['', undefined],
    ['.', undefined],
    ['abc', undefined],
    ['1.2.3', undefined],
    ['1e3', undefined],
    [1e21, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['99999999999999999', undefined],
    [null, undefined],
    [undefined, undefined],
    [{}, undefined],
  ])('converts the amount %j to the cents %s', (dollars, expected) => {
    expect(centsOf(dollars)).toBe(expected);
  });

  it('reads every amount with two decimals exactly, as a number and as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(centsOf(dollarsOf(cents))).toBe(cents);
        expect(centsOf((cents / 100).toFixed(2))).toBe(cents);
        expect(centsOf(formatMoney(cents, 'en'))).toBe(cents);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [123_450, 'en', '$1,234.50'],
    [123_450, 'es', '$1,234.50'],
    [0, 'en', '$0.00'],
    [5, 'es', '$0.05'],
    [100_000_000, 'en', '$1,000,000.00'],
  ] as const)('formats %i in %s as %s', (cents, language, expected) => {
    expect(formatMoney(cents, language)).toBe(expected);
  });
});
