import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { day, nothing } from '../testing/value-types.ts';
import { loadRoadsideTransaction } from './load-roadside-transaction.ts';

export const loadRoadsideTransactionFixture: CallFixture = {
  call: (client) => loadRoadsideTransaction(client, { transactionId: 't-1' }),
  value: z.strictObject({
    outcome: z.enum(['confirmed', 'declined', 'pending']),
    policyNumber: z.string(),
    paymentDate: z.union([day, nothing]),
    email: z.string(),
    documentUrl: z.string(),
    statusCode: z.string(),
    message: z.string(),
  }),
};
