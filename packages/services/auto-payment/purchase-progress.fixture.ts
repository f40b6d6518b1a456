import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { year } from '../testing/value-types.ts';
import { purchaseProgress } from './purchase-progress.ts';

export const purchaseProgressFixture: CallFixture = {
  call: (client) => purchaseProgress(client, { transactionId: 't-1' }),
  value: z.strictObject({ completedCount: year, isDone: z.boolean() }),
};
