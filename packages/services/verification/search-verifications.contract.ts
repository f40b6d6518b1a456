import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { defineCall } from '../contract/define-call.ts';
import { rows } from '../contract/wire-types.ts';
import { verificationRow } from './verification-row.contract.ts';

/**
 * Finds the rows whose columns have these values, in SheetDB's format. Polled every few seconds while an agent's answer
 * is pending.
 */
export const searchVerifications = defineCall({
  id: 'searchVerifications',
  method: 'GET',
  path: '/search',
  server: 'verificationSheet',
  authorization: 'basic',
  isSafe: true,
  isReported: false,
  query: described(keyed(z.string()), {
    description: 'Values by column.',
    examples: [{ TransactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11' }],
  }),
  response: described(rows(verificationRow()), { description: 'Complete rows; empty if none matches.' }),
});
