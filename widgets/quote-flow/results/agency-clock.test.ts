import { describe, expect, it } from 'vitest';
import { agencyClock, isTimeZone } from './agency-clock.ts';

describe('agencyClock', () => {
  it.each([
    ['2026-11-20T18:30:00Z', 'America/Chicago', { today: '2026-11-20', hour: 12 }],
    ['2026-11-20T05:59:00Z', 'America/Chicago', { today: '2026-11-19', hour: 23 }],
    ['2026-11-20T06:00:00Z', 'America/Chicago', { today: '2026-11-20', hour: 0 }],
    ['2026-07-01T18:30:00Z', 'America/Los_Angeles', { today: '2026-07-01', hour: 11 }],
  ])('%s in %s', (instant, timeZone, expected) => {
    expect(agencyClock(new Date(instant), timeZone)).toEqual(expected);
  });
});

describe('isTimeZone', () => {
  it.each([
    ['America/Chicago', true],
    ['UTC', true],
    ['Texas', false],
    ['', false],
  ])('%j: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});
