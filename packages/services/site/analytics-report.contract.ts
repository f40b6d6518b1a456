import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { indexedRows, lenient, text } from '../contract/wire-types.ts';

/** The counts for one element of the page. */
const elementReport = described(
  z.object({
    summaryData: described(
      z.object({
        totals: described(indexedRows(z.number().check(z.gte(0), z.lte(1e15))), {
          description: 'Only the first total is read and shown.',
          examples: [[1_234_567]],
        }),
      }),
      { description: 'Totals of the report.' },
    ),
  }),
  { title: 'ElementReport', description: 'Counts for one element of the page.' },
);

/** The report of a brand’s analytics: a JSON file below the pages of the site (spec 3 §3, §7 “Analytics report”). */
export const analyticsReport = defineCall({
  id: 'analyticsReport',
  method: 'GET',
  path: '/analytics/{brandCode}/report.json',
  server: 'site',
  authorization: 'none',
  isSafe: true,
  isResponsePublic: true,
  params: z.object({
    brandCode: described(text(), { description: '`services.brandCode`.', examples: ['LS'] }),
  }),
  query: z.object(headerQuery),
  response: z.catchall(
    z.object({}),
    described(lenient(elementReport), {
      description: 'Reports by the id of the element that shows them. Entries of another shape are left out.',
    }),
  ),
});
