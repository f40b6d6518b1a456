import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { whole } from '../contract/wire-numbers.ts';
import { text } from '../contract/wire-types.ts';
import { writeMode } from '../contract/write-mode.ts';
import { verificationCells } from './verification-row.contract.ts';

/** Updates columns of the transaction's row, in SheetDB's format. */
export const updateVerification = defineCall({
  id: 'updateVerification',
  method: 'PATCH',
  path: '/TransactionId/{transactionId}',
  server: 'verificationSheet',
  authorization: 'basic',
  isSafe: true,
  params: z.object({
    transactionId: described(text(), {
      description: 'The `TransactionId` of the row.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
  }),
  body: z.object({
    data: described(verificationCells(), {
      description: 'The changed columns and `Timestamp`. Other columns are unchanged.',
    }),
    mode: writeMode(),
  }),
  response: z.object({
    updated: described(whole(), { description: 'Number of rows written. Below 1 is an error.', examples: [1] }),
  }),
});
