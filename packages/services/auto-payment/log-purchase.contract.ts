import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { defineCall } from '../contract/define-call.ts';
import { whole } from '../contract/wire-numbers.ts';
import { writeMode } from '../contract/write-mode.ts';

/** The columns of the sheet. */
export const purchaseLogColumns = [
  'Timestamp',
  'TransactionId',
  'CarrierId',
  'BrandCode',
  'Step',
  'Message',
  'Status',
] as const;
export type PurchaseLogColumn = (typeof purchaseLogColumns)[number];

/** Adds a row about a step or a failure of a purchase to a sheet, in SheetDB's format (spec 2 §7.2, §8.2). */
export const logPurchase = defineCall({
  id: 'logPurchase',
  method: 'POST',
  path: '',
  server: 'purchaseLog',
  authorization: 'basic',
  isSafe: false,
  isReported: false,
  isAcknowledgement: true,
  body: z.object({
    data: described(z.array(keyed(z.string())).check(z.minLength(1)), {
      description: `The rows to add. Columns: ${purchaseLogColumns.join(', ')}. No personal data.`,
    }),
    mode: writeMode(),
  }),
  response: z.object({
    created: described(z.optional(whole()), { description: 'Number of rows added.', examples: [1] }),
  }),
});
