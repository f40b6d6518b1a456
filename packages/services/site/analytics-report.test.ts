import { expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { analyticsReportExamples } from './analytics-report.examples.ts';
import { analyticsReport } from './analytics-report.ts';

const calls = stubbedCalls();
const load = async () => Object.fromEntries(await analyticsReport(calls.client));

it('reads the first total of each element', async () => {
  calls.respondsWith(analyticsReportExamples.response.several.body);
  expect(await load()).toEqual({
    quotescompared: 1_234_567,
    customersinsured: 86_412,
    callsanswered: 2_050_000,
  });
  expect(calls.query().path).toMatch(/^\/analytics\/[^/]+\/report\.json$/);
});

it.each([
  ['numbers as text', { quotes: { summaryData: { totals: ['1,234,567'] } } }, { quotes: 1_234_567 }],
  ['keys in another case', { Quotes_Compared: { SummaryData: { Totals: [5] } } }, { quotescompared: 5 }],
  ['a total that is not a list', { quotes: { summaryData: { totals: 5 } } }, {}],
  ['no rows', { quotes: { summaryData: { totals: [] } }, calls: { summaryData: { totals: [7] } } }, { calls: 7 }],
  ['a total that is not a number', { quotes: { summaryData: { totals: ['many'] } } }, {}],
  ['a negative total', { quotes: { summaryData: { totals: [-1] } } }, {}],
  ['no summary', { quotes: { rows: [] }, note: 'of yesterday' }, {}],
])('reads %s', async (_what, body, expected) => {
  calls.respondsWith(body);
  expect(await load()).toEqual(expected);
});

it.each([
  ['a web page', '<html>'],
  ['a list', []],
  ['nothing', null],
])('rejects %s', async (_what, body) => {
  calls.respondsWith(body);
  await expect(load()).rejects.toMatchObject({ kind: 'malformed' });
});
