import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { doneEvent, errorEvent } from '#flow/testing/machine-events';
import { StatusError } from '#services/errors';
import { type Count, figureOf, missingCounts, shownCounts } from './counts.ts';
import { connectReport } from './hero-bar.connect.ts';
import { heroBarMachine } from './hero-bar.machine.ts';

describe('the report', () => {
  const [loading] = initialTransition(heroBarMachine);
  const after = (event: ReturnType<typeof doneEvent>) => connectReport(transition(heroBarMachine, loading, event)[0]);

  test('is loaded once', () => {
    expect(connectReport(loading)).toMatchObject({ isSettled: false, problem: '' });
    const totals = new Map([['quotes', 5]]);
    expect(after(doneEvent('report', totals))).toEqual({ isSettled: true, totals, problem: '' });
  });

  test.each([
    [new StatusError('analyticsReport', 404), /analyticsReport: the service answered 404/],
    [new TypeError('Failed to fetch'), /a file of the widget did not load/],
  ])('leaves a problem for the author if it does not load: %s', (error, problem) => {
    const view = after(errorEvent('report', error));
    expect(view).toMatchObject({ isSettled: true, totals: new Map() });
    expect(view.problem).toMatch(problem);
  });
});

test.each([
  [1, '1', '1'],
  [999_999, '999,999', '999,999'],
  [1_000_000, '1.0M', '1.0 M'],
  [1_234_567, '1.2M', '1.2 M'],
  [86_412.9, '86,412', '86,412'],
  [25_000_000, '25.0M', '25.0 M'],
])('formats %d, with one decimal from a million on', (total, english, spanish) => {
  expect(figureOf(total, 'en').figure).toBe(english);
  expect(figureOf(total, 'es').figure.replaceAll(/\s/g, ' ')).toBe(spanish);
});

test('formats billions as each language does', () => {
  const total = 1_234_567_890;
  expect(figureOf(total, 'en')).toEqual({ figure: '1.2B', words: '1.2 billion' });
  // In Spanish, 10⁹ is “mil millones”: a thousand millions.
  const { figure, words } = figureOf(total, 'es');
  expect([figure, words].map((text) => text.replaceAll(/\s/g, ' '))).toEqual(['1,234.6 M', '1.2 mil millones']);
});

test('formats millions in words for screen readers', () => {
  expect(figureOf(1_234_567, 'en').words).toBe('1.2 million');
  expect(figureOf(1_234_567, 'es').words).toMatch(/^1\.2\smillones$/);
});

test('shows the author’s figure of a count that the report lacks or has not counted, and never 0', () => {
  const counts: Count[] = [
    { element: 'a', label: 'quotes', written: '1M' },
    { element: 'b', label: 'calls', written: '2K' },
    { element: 'c', label: 'offices' },
    { element: 'd', label: 'carriers' },
  ];
  const totals = new Map([
    ['a', 5],
    ['b', 0],
    ['c', 0.4],
  ]);
  expect(shownCounts(counts, totals, 'en').map(({ element, figure }) => [element, figure])).toEqual([
    ['a', '5'],
    ['b', '2K'],
  ]);
  expect(missingCounts(counts, totals)).toEqual([
    'The report has no count for “b” (calls): “2K” of the page stays.',
    'The report has no count for “c” (offices): it is not shown.',
    'The report has no count for “d” (carriers): it is not shown.',
  ]);
});
