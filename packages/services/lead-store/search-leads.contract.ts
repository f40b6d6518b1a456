import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { defineCall } from '../contract/define-call.ts';
import { leadRow } from './lead-row.contract.ts';

/** Finds the rows whose columns have these values, in SheetDB's format. */
export const searchLeads = defineCall({
  id: 'searchLeads',
  method: 'GET',
  path: '/search',
  server: 'leadStore',
  authorization: 'basic',
  isSafe: true,
  isReported: false,
  query: described(keyed(z.string()), { description: 'Values by column.' }),
  response: described(z.array(leadRow()), { description: 'Complete rows; empty if none matches.' }),
});
