import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { whole } from '../contract/wire-numbers.ts';
import { text } from '../contract/wire-types.ts';
import { writeMode } from '../contract/write-mode.ts';
import { leadRow } from './lead-row.contract.ts';

/** Writes the whole row with this Timestamp, in SheetDB's format. */
export const updateLead = defineCall({
  id: 'updateLead',
  method: 'PUT',
  path: '/Timestamp/{timestamp}',
  server: 'leadStore',
  authorization: 'basic',
  isSafe: true,
  isReported: false,
  params: z.object({
    timestamp: described(text(), {
      description: '`Timestamp` of the row: email address, dash, time.',
      examples: ['alex@example.com-1795194180000'],
    }),
  }),
  body: z.object({
    data: described(leadRow(), { description: 'All columns of the row, because a PUT may clear the others.' }),
    mode: writeMode(),
  }),
  response: z.object({
    updated: described(whole(), { description: 'Number of rows written. Below 1 is an error.', examples: [1] }),
  }),
});
