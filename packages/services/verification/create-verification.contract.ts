import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { whole } from '../contract/wire-numbers.ts';
import { writeMode } from '../contract/write-mode.ts';
import { verificationCells } from './verification-row.contract.ts';

/** Adds a row to the verification sheet, in SheetDB's format. */
export const createVerification = defineCall({
  id: 'createVerification',
  method: 'POST',
  path: '',
  server: 'verificationSheet',
  authorization: 'basic',
  isSafe: false,
  body: z.object({
    data: described(z.array(verificationCells()).check(z.minLength(1)), {
      description: 'The rows to add, one per transaction.',
    }),
    mode: writeMode(),
  }),
  response: z.object({
    created: described(whole(), { description: 'Number of rows added. Below 1 is an error.', examples: [1] }),
  }),
});
