import { describe, expect, it } from 'vitest';
import { agencyClock, isTimeZone, isWithinHours } from './agency-clock.ts';

describe('agencyClock', () => {
  it.each([
    ['2026-11-20T18:30:00Z', 'America/Chicago', { today: '2026-11-20', weekday: 'friday', hour: 12 }],
    ['2026-11-20T05:59:00Z', 'America/Chicago', { today: '2026-11-19', weekday: 'thursday', hour: 23 }],
    ['2026-11-20T06:00:00Z', 'America/Chicago', { today: '2026-11-20', weekday: 'friday', hour: 0 }],
    ['2026-07-01T18:30:00Z', 'America/Los_Angeles', { today: '2026-07-01', weekday: 'wednesday', hour: 11 }],
  ])('reads %s in the time zone %s', (instant, timeZone, expected) => {
    expect(agencyClock(Date.parse(instant), timeZone)).toEqual(expected);
  });
});

describe('isTimeZone', () => {
  it.each([
    ['America/Chicago', true],
    ['UTC', true],
    ['Texas', false],
    ['', false],
  ])('checks whether %j is a time zone: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});

describe('isWithinHours', () => {
  it.each([
    ['before the start', 8, 20, 7, false],
    ['at the start', 8, 20, 8, true],
    ['in the last hour', 8, 20, 19, true],
    ['at the end', 8, 20, 20, false],
    ['night shift, late', 20, 4, 23, true],
    ['night shift, early', 20, 4, 3, true],
    ['night shift, by day', 20, 4, 12, false],
    ['all day', 0, 24, 23, true],
    ['never', 9, 9, 9, false],
  ])('checks an hour against the opening hours: %s', (_, start, end, hour, expected) => {
    expect(isWithinHours(hour, start, end)).toBe(expected);
  });
});
