import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDateOf, birthDateParts, birthDateSchema } from './birth-date.ts';
import { driverAgeLimits } from './driver-age.ts';
import { errorOf } from './error-code.ts';

/** Digits, at most this many. */
const figures = (most: number) => fc.stringMatching(new RegExp(`^\\d{0,${most}}$`));

describe('birthDateOf', () => {
  it.each([
    [{ month: '4', day: '2', year: '1990' }, '1990-04-02'],
    [{ month: '04', day: '02', year: '1990' }, '1990-04-02'],
    [{ month: ' 4', day: '2 ', year: '1990' }, '1990-04-02'],
    [{ month: '', day: '', year: '' }, ''],
    [{ month: '4', day: '', year: '' }, '-4-'],
    [{ month: '2', day: '30', year: '1990' }, '1990-2-30'],
    [{ month: '4', day: '2', year: '90' }, '90-4-2'],
    [{ month: 'x', day: '2', year: '1990' }, '1990-x-2'],
  ])('converts %j to %j', (parts, expected) => {
    expect(birthDateOf(parts)).toBe(expected);
  });

  it('keeps every digit that was typed', () => {
    fc.assert(
      fc.property(figures(2), figures(2), figures(4), (month, day, year) => {
        const parts = birthDateParts(birthDateOf({ month, day, year }));
        expect(Number(parts.month)).toBe(Number(month));
        expect(Number(parts.day)).toBe(Number(day));
        expect(parts.year).toBe(year);
      }),
    );
  });
});

describe('birthDateSchema', () => {
  const schema = birthDateSchema({ today: '2026-03-01', limits: driverAgeLimits.primary });

  it.each([
    ['1990-04-02', undefined],
    ['2008-02-29', undefined],
    ['', 'required'],
    ['1990-02-30', 'birthDateInvalid'],
    ['1990-4-2', 'birthDateInvalid'],
    ['-4-', 'birthDateInvalid'],
    ['1919-12-31', 'ageOutOfRange'],
    ['2026-03-02', 'birthDateInvalid'],
    ['1920-01-01', 'ageOutOfRange'],
    ['2010-03-02', 'ageOutOfRange'],
    ['2010-03-01', undefined],
  ])('validates the birth date %j with the error %s', (text, expected) => {
    expect(errorOf(schema, text)).toBe(expected);
  });
});
