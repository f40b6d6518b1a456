import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { searchLeads } from './search-leads.contract.ts';

/** Only the sandbox reads lead rows back: no widget does. */
export const searchLeadsFixture: CallFixture = {
  call: (client) => client.call(searchLeads, { query: { Timestamp: 'alex@example.com-1' } }, (rows) => rows),
  value: z.array(z.record(z.string(), z.string())),
};
