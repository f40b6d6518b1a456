import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { ageOn, birthYearRange, driverAgeLimits, isAgeWithin } from './driver-age.ts';

describe('ageOn', () => {
  it.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2000-06-15', '2000-06-15', 0],
    ['2008-02-29', '2024-02-28', 15],
    ['2008-02-29', '2024-02-29', 16],
    ['2007-02-28', '2024-02-29', 17],
    ['2008-02-29', '2025-02-28', 16],
    ['2008-02-29', '2025-03-01', 17],
    ['2027-01-01', '2026-12-31', -1],
  ])('computes the age of a person born on %s on %s: %i', (birthDate, today, expected) => {
    expect(ageOn(birthDate, today)).toBe(expected);
  });
});

describe('driver age limits', () => {
  const today = '2026-03-01';

  it.each([
    ['primary', '2010-03-01', true],
    ['primary', '2010-03-02', false],
    ['primary', '1950-03-02', true],
    ['primary', '1950-03-01', false],
    ['secondary', '2011-03-01', true],
    ['secondary', '2011-03-02', false],
  ] as const)('checks a %s driver born on %s against the age limits: %s', (kind, birthDate, expected) => {
    expect(isAgeWithin(birthDate, today, driverAgeLimits[kind])).toBe(expected);
  });

  it.each([
    [driverAgeLimits.primary, { first: 1950, last: 2010 }],
    [
      { minimum: 15, maximum: 75 },
      { first: 1950, last: 2011 },
    ],
    [
      { minimum: 16, maximum: 120 },
      { first: 1905, last: 2010 },
    ],
  ])('converts the age limits %j to the birth years %j', (limits, expected) => {
    expect(birthYearRange(today, limits)).toEqual(expected);
  });

  it('includes exactly the birth years in which a person can be within the age limits', () => {
    const limits = fc.record({ minimum: fc.integer({ min: 15, max: 40 }), maximum: fc.integer({ min: 40, max: 75 }) });
    const age = fc.integer({ min: 0, max: 32_000 });
    fc.assert(
      fc.property(limits, age, (within, days) => {
        const birthDate = addDays(today, -days);
        const year = Number(birthDate.slice(0, 4));
        const { first, last } = birthYearRange(today, within);
        if (isAgeWithin(birthDate, today, within)) expect(year >= first && year <= last).toBe(true);
        expect(isAgeWithin(`${last}-01-01`, today, within) && isAgeWithin(`${first}-12-31`, today, within)).toBe(true);
      }),
    );
  });
});
