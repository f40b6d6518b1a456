import { describe, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { countdownMachine } from './countdown.machine.ts';
import { clockText, parseTime, ringOffset, secondsUntil, toneOf } from './time-left.ts';

test.each([
  [60, 'calm'],
  [11, 'calm'],
  [10, 'soon'],
  [6, 'soon'],
  [5, 'now'],
  [0, 'now'],
])('the tone is green, orange at 10 seconds or less, red at 5 or less: %i', (seconds, tone) => {
  expect(toneOf(seconds)).toBe(tone);
});

test.each([
  [60, 60, 0],
  [30, 60, 142],
  [0, 60, 283],
  [90, 60, 0],
])('a ring of 283 units empties: %i of %i seconds', (seconds, total, offset) => {
  expect(ringOffset(seconds, total)).toBe(offset);
});

test.each([
  [9, '0:09'],
  [65, '1:05'],
  [3609, '1:00:09'],
  [90_000, '1 day 1:00:00'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(clockText(seconds, 'en')).toBe(text);
});

test.each([
  ['2026-12-24T18:00:00-06:00', Date.UTC(2026, 11, 25)],
  [' 2026-12-24t18:00z', Date.UTC(2026, 11, 24, 18)],
  ['2026-12-24T18:00:00', undefined],
  ['2026-02-30T18:00:00Z', undefined],
  ['2026-12-24T25:00:00Z', undefined],
  ['2026-12-24', undefined],
  ['Christmas', undefined],
])('parses the time %j', (text, moment) => {
  expect(parseTime(text)).toBe(moment);
});

test('counts whole seconds, including the current one', () => {
  expect(secondsUntil(10_000, 0)).toBe(10);
  expect(secondsUntil(10_000, 9001)).toBe(1);
  expect(secondsUntil(10_000, 10_001)).toBe(0);
});

describe('the machine', () => {
  const paths = getShortestPaths(countdownMachine, {
    input: { endsAt: 1000, secondsLeft: 1, from: 1, total: 1 },
    events: [{ type: 'SECOND.PASSED', secondsLeft: 0 }, { type: 'STOP.CHOSEN' }],
    limit: 20,
  });

  test('ends with the last second, or when it is stopped', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['counting', 'ended', 'stopped']));
  });

  test('adds time to the end, and refills the ring', () => {
    const [added] = getShortestPaths(countdownMachine, {
      input: { endsAt: 1000, secondsLeft: 1, from: 1, total: 1 },
      events: [{ type: 'TIME.ADDED', seconds: 60 }],
      toState: ({ context }) => context.secondsLeft > 1,
      limit: 20,
    });
    expect(added?.state.context).toEqual({ endsAt: 61_000, secondsLeft: 61, from: 61, total: 61 });
  });
});
