import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { rentersProgress } from './renters-progress.ts';

export const rentersProgressFixture: CallFixture = {
  call: (client) => rentersProgress(client, { transactionId: 't-1' }),
  value: z.strictObject({ isDone: z.boolean() }),
};
