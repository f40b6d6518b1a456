import { expect, test } from 'vitest';
import { midnightInChicago } from './midnight.ts';

test.each([
  ['2026-11-26T05:59:59Z', '2026-11-26T00:00:00-06:00'],
  ['2026-11-26T06:00:00Z', '2026-11-27T00:00:00-06:00'],
  ['2026-12-31T12:00:00Z', '2027-01-01T00:00:00-06:00'],
  ['2026-07-04T12:00:00Z', '2026-07-05T00:00:00-05:00'],
  // On March 8 and November 1 the clocks change, after midnight.
  ['2026-03-08T05:00:00Z', '2026-03-08T00:00:00-06:00'],
  ['2026-03-08T12:00:00Z', '2026-03-09T00:00:00-05:00'],
  ['2026-11-01T04:00:00Z', '2026-11-01T00:00:00-05:00'],
  ['2026-11-01T12:00:00Z', '2026-11-02T00:00:00-06:00'],
])('the day of %s ends at %s in Chicago', (now, midnight) => {
  expect(midnightInChicago(Date.parse(now))).toBe(midnight);
});
