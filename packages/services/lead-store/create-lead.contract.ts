import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { whole } from '../contract/wire-numbers.ts';
import { writeMode } from '../contract/write-mode.ts';
import { leadRow } from './lead-row.contract.ts';

/** Adds a row to the lead store, in SheetDB's format. */
export const createLead = defineCall({
  id: 'createLead',
  method: 'POST',
  path: '',
  server: 'leadStore',
  authorization: 'basic',
  isSafe: false,
  isReported: false,
  body: z.object({
    data: described(z.array(leadRow()).check(z.minLength(1)), { description: 'The rows to add.' }),
    mode: writeMode(),
  }),
  response: z.object({
    created: described(whole(), { description: 'Number of rows added. Below 1 is an error.', examples: [1] }),
  }),
});
