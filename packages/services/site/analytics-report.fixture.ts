import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { analyticsReport } from './analytics-report.ts';

export const analyticsReportFixture: CallFixture = {
  call: (client) => analyticsReport(client),
  value: z.map(z.string(), z.number().check(z.gte(0), z.lte(1e15))),
};
