import { expect, test } from 'vitest';
import { addReport, secondsOver, secondsTable, slowestTests, widgetOf, type WidgetSeconds } from './widget-seconds.ts';

const widgets = ['zip-form', 'quote-flow'];

test.each([
  ['/x/widgets/zip-form/zip-form.test.ts', '', 'zip-form'],
  ['browser/quote-flow/results.spec.ts', 'sorts', 'quote-flow'],
  ['browser/zip-form.spec.ts', 'asks', 'zip-form'],
  ['a11y/stories.spec.ts', 'Widgets/Quote flow/Steps (1 of 3): no violation', 'quote-flow'],
  ['a11y/stories.spec.ts', 'Parts/Button: no violation', 'shared'],
  ['packages/domain/vin.test.ts', '', 'shared'],
])('counts %s with title %j for %s', (file, title, widget) => {
  expect(widgetOf(file, title, widgets)).toBe(widget);
});

test('adds up the seconds of both report formats, slowest widget first', () => {
  const seconds: WidgetSeconds = new Map();
  const spec = (file: string, duration: number) => ({ title: 't', file, tests: [{ results: [{ duration }] }] });
  addReport(
    seconds,
    'journeys',
    {
      suites: [{ suites: [{ specs: [spec('browser/zip-form/a.spec.ts', 1500)] }], specs: [spec('faults/b.ts', 500)] }],
    },
    widgets,
  );
  addReport(
    seconds,
    'unit',
    { testResults: [{ name: '/x/widgets/quote-flow/a.test.ts', startTime: 1000, endTime: 5000 }] },
    widgets,
  );
  expect(
    secondsTable(seconds)
      .split('\n')
      .map((line) => line.split(/ +/)),
  ).toEqual([
    ['seconds', 'journeys', 'unit', 'all'],
    ['quote-flow', '0.0', '4.0', '4.0'],
    ['zip-form', '1.5', '0.0', '1.5'],
    ['shared', '0.5', '0.0', '0.5'],
  ]);
});

test('lists the slowest tests of both report formats', () => {
  const spec = (title: string, duration: number) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ results: [{ duration }] }],
  });
  expect(slowestTests({ suites: [{ specs: [spec('fast', 100), spec('slow', 2000)] }] }, 1)).toEqual([
    '   2.0 s  a.spec.ts: slow',
  ]);
  const assertionResults = [{ fullName: 'never ran' }, { fullName: 'reads', duration: 300 }];
  expect(
    slowestTests({ testResults: [{ name: 'packages/a.test.ts', startTime: 0, endTime: 400, assertionResults }] }),
  ).toEqual(['   0.3 s  packages/a.test.ts: reads', '   0.0 s  packages/a.test.ts: never ran']);
});

test('names the widgets that exceed their seconds, the longest first', () => {
  const seconds: WidgetSeconds = new Map([
    [
      'zip-form',
      new Map([
        ['journeys', 9.9],
        ['accessibility', 7],
      ]),
    ],
    [
      'quote-flow',
      new Map([
        ['journeys', 31.25],
        ['unit', 500],
      ]),
    ],
    ['shared', new Map([['journeys', 90]])],
  ]);
  expect(secondsOver(seconds)).toEqual([
    'over: quote-flow took 31.3 s of journeys, 10 s are wanted',
    'over: zip-form took 7.0 s of accessibility, 6 s are wanted',
  ]);
});
