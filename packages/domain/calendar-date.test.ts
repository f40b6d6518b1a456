import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarDate,
  dateAt,
  dateFromWire,
  dateOfInstant,
  datePartsOf,
  isCalendarDate,
  monthDayYear,
  yearMonthDay,
} from './calendar-date.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isCalendarDate', () => {
  it.each([
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2024-02-30', false],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['2024-01-00', false],
    ['0099-01-01', false],
    ['2024-1-1', false],
    ['24-01-01', false],
    ['2024-01-01T00:00', false],
    ['', false],
    ['soon', false],
  ])('returns for %j whether it is a calendar date: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });
});

describe('calendarDate', () => {
  it('pads month and day, and accepts only whole four-digit years', () => {
    expect(calendarDate({ year: 1990, month: 4, day: 2 })).toBe('1990-04-02');
    expect(calendarDate({ year: 99, month: 4, day: 2 })).toBeUndefined();
    expect(calendarDate({ year: 10_000, month: 4, day: 2 })).toBeUndefined();
    expect(calendarDate({ year: 1990.5, month: 4, day: 2 })).toBeUndefined();
    expect(calendarDate({ year: Number.NaN, month: 4, day: 2 })).toBeUndefined();
  });

  it('splits a date into parts and joins them again', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(calendarDate(datePartsOf(day)!)).toBe(day);
      }),
    );
  });
});

describe('wire dates', () => {
  it.each([
    ['1990-04-02', '1990-04-02'],
    ['1990-4-2', '1990-04-02'],
    ['1990-04-02T00:00:00', '1990-04-02'],
    ['1990-04-02 00:00', '1990-04-02'],
    ['04-02-1990', '1990-04-02'],
    ['4/2/1990', '1990-04-02'],
    ['02-30-1990', undefined],
    ['13-01-1990', undefined],
    ['1990-04-022', undefined],
    ['April 2, 1990', undefined],
    ['', undefined],
    [null, undefined],
    [19_900_402, undefined],
  ])('reads the wire date %j as %s', (text, expected) => {
    expect(dateFromWire(text)).toBe(expected);
  });

  it('reads back every wire date that it writes', () => {
    expect(monthDayYear('1990-04-02')).toBe('04-02-1990');
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dateFromWire(monthDayYear(day))).toBe(day);
        expect(dateFromWire(yearMonthDay(day))).toBe(day);
        expect(monthDayYear(day)).toHaveLength(10);
      }),
    );
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-12-31', 1, '2024-01-01'],
    ['2024-03-10', 1, '2024-03-11'],
    ['2024-01-01', -1, '2023-12-31'],
    ['2024-01-01', 0, '2024-01-01'],
  ])('adds to the date %s %i days: %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe('dateAt', () => {
  it.each([
    ['2026-01-16T05:59:59Z', 'America/Chicago', '2026-01-15'],
    ['2026-01-16T06:00:00Z', 'America/Chicago', '2026-01-16'],
    ['2026-07-16T04:59:59Z', 'America/Chicago', '2026-07-15'],
    ['2026-01-15T23:00:00Z', 'Pacific/Auckland', '2026-01-16'],
  ])('converts %s in the zone %s to %s', (instant, zone, expected) => {
    expect(dateAt(Date.parse(instant), zone)).toBe(expected);
  });

  it.each([
    [new Date(2026, 0, 15, 23, 59), '2026-01-15'],
    [new Date(2026, 0, 16), '2026-01-16'],
    [new Date(2028, 1, 29, 12), '2028-02-29'],
  ])('converts %s to %s in the zone of the visitor', (instant, expected) => {
    expect(dateAt(instant.getTime())).toBe(expected);
  });
});

describe('dateOfInstant', () => {
  it.each([
    ['2026-11-06T02:00:00Z', '2026-11-05'],
    ['2026-11-06T07:00:00.000Z', '2026-11-06'],
    ['2026-11-05T23:30:00-06:00', '2026-11-05'],
    [' 2026-11-06T02:00:00+0000 ', '2026-11-05'],
    // Without a time zone, the date is read as written.
    ['2026-11-06T02:00:00', '2026-11-06'],
    ['2026-11-06', '2026-11-06'],
    ['11/06/2026', '2026-11-06'],
    ['0001-01-01T00:00:00Z', undefined],
    ['unlimited', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j in Chicago as %s', (text, day) => {
    expect(dateOfInstant(text, 'America/Chicago')).toBe(day);
  });
});
