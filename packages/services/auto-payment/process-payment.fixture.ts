import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { processPayment } from './process-payment.ts';

export const processPaymentFixture: CallFixture = {
  call: (client) => processPayment(client, { transactionId: 't-1', intent: 'i-1' }),
  value: z.strictObject({
    outcome: z.enum(['charged', 'notCharged', 'pending', 'contradictory', 'failed']),
    resultCode: z.int(),
    amount: z.union([z.int().check(z.positive()), nothing]),
    status: z.string(),
    message: z.string(),
  }),
};
