import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, dateAt } from './calendar-date.ts';
import { effectiveDateError, lastEffectiveDate } from './effective-date.ts';
import { installmentDate, installmentDays, proposedInstallmentDay } from './installment-day.ts';
import { lossOfUse } from './renters-coverage.ts';
import { rentersDueNow } from './renters-plan.ts';

const chicago = 'America/Chicago';

describe('lossOfUse', () => {
  it.each([
    [0, 2000],
    [9999, 2000],
    [10_000, 2000],
    [10_002, 2000],
    [10_003, 2001],
    [50_000, 10_000],
  ])('is 20 %% of contents of %d, at least 2,000: %d', (contents, expected) => {
    expect(lossOfUse(contents)).toBe(expected);
  });
});

describe('effectiveDateError', () => {
  afterEach(() => vi.unstubAllEnvs());

  const zones = ['America/New_York', 'America/Los_Angeles', 'Pacific/Auckland', 'America/Chicago'] as const;
  // Midnights in Chicago: in winter, in summer, and on the days of clock changes.
  const midnights = [
    ['2026-11-24', Date.UTC(2026, 10, 24, 6)],
    ['2026-07-01', Date.UTC(2026, 6, 1, 5)],
    ['2027-03-14', Date.UTC(2027, 2, 14, 6)],
    ['2026-11-01', Date.UTC(2026, 10, 1, 5)],
    ['2027-01-01', Date.UTC(2027, 0, 1, 6)],
    ['2028-02-29', Date.UTC(2028, 1, 29, 6)],
  ] as const;

  it.each(zones.flatMap((zone) => midnights.map(([day, midnight]) => [zone, day, midnight] as const)))(
    'uses the agency’s date in a browser in %s: %s begins at midnight in Chicago',
    (zone, day, midnight) => {
      vi.stubEnv('TZ', zone);
      for (const [at, today] of [
        [midnight, day],
        [midnight - 1, addDays(day, -1)],
      ] as const) {
        const rule = { today: dateAt(at, chicago), maximumDaysAhead: 60 };
        expect(rule.today).toBe(today);
        expect(effectiveDateError(addDays(today, -1), rule)).toBe('effectiveDatePast');
        expect(effectiveDateError(today, rule)).toBeUndefined();
        expect(lastEffectiveDate(rule)).toBe(addDays(today, 60));
        expect(effectiveDateError(addDays(today, 60), rule)).toBeUndefined();
        expect(effectiveDateError(addDays(today, 61), rule)).toBe('effectiveDateTooLate');
      }
    },
  );

  it.each(['', '2026-02-29', '2026-13-01', '26-01-01', 'tomorrow'])('rejects %j as invalid', (date) => {
    expect(effectiveDateError(date, { today: '2026-02-01', maximumDaysAhead: 60 })).toBe('effectiveDateInvalid');
  });

  it('accepts only today with a limit of 0 days', () => {
    const rule = { today: '2026-12-31', maximumDaysAhead: 0 };
    expect(effectiveDateError('2026-12-31', rule)).toBeUndefined();
    expect(effectiveDateError('2027-01-01', rule)).toBe('effectiveDateTooLate');
  });
});

describe('installment day', () => {
  it('is a day that every month has, unless more days are configured', () => {
    expect(installmentDays()).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
    expect(installmentDays(31).at(-1)).toBe(31);
    expect(installmentDays(40).at(-1)).toBe(31);
    expect(installmentDays(1).at(-1)).toBe(28);
  });

  it.each([
    ['2027-01-31', 1, 31, '2027-02-28'],
    ['2028-01-31', 1, 31, '2028-02-29'],
    ['2027-01-15', 1, 29, '2027-02-28'],
    ['2028-01-15', 1, 29, '2028-02-29'],
    ['2027-01-15', 1, 30, '2027-02-28'],
    ['2027-01-31', 2, 31, '2027-03-31'],
    ['2027-03-31', 1, 31, '2027-04-30'],
    ['2027-08-29', 6, 29, '2028-02-29'],
    ['2026-08-31', 6, 31, '2027-02-28'],
    ['2026-11-30', 3, 30, '2027-02-28'],
    ['2026-12-31', 1, 31, '2027-01-31'],
    ['2026-12-10', 12, 5, '2027-12-05'],
  ])('follows %s by %d months on day %d: %s', (from, months, day, expected) => {
    expect(installmentDate(from, { months, day })).toBe(expected);
  });

  it.each([
    ['2026-12-31', 28, 28],
    ['2026-12-31', 31, 31],
    ['2026-12-29', 30, 29],
    ['2026-12-05', 28, 5],
    ['', 28, 1],
  ])('defaults to the day of %j, with days up to %d selectable: %d', (date, last, expected) => {
    expect(proposedInstallmentDay(date, last)).toBe(expected);
  });
});

describe('rentersDueNow', () => {
  const plan = { total: 12_000, downPayment: undefined, installment: undefined };
  it('is the down payment, the whole premium of a single payment, or else unknown', () => {
    expect(rentersDueNow({ ...plan, code: 'Monthly', downPayment: 1000 })).toBe(1000);
    expect(rentersDueNow({ ...plan, code: 'Annual' })).toBe(12_000);
    expect(rentersDueNow({ ...plan, code: 'Monthly' })).toBeUndefined();
  });
});
