import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { cents, day, nothing } from '../testing/value-types.ts';
import { loadPaymentResult } from './load-payment-result.ts';

export const loadPaymentResultFixture: CallFixture = {
  call: (client) => loadPaymentResult(client, { token: 'payment-1' }),
  value: z.strictObject({
    outcome: z.enum(['approved', 'alreadyMade', 'declined', 'pending']),
    status: z.string(),
    message: z.string(),
    policyId: z.string(),
    policyNumber: z.string(),
    receiptEmail: z.string(),
    carrierName: z.string(),
    insuredName: z.string(),
    amount: z.union([cents, nothing]),
    invoiceId: z.string(),
    payDate: z.optional(day),
    dueDate: z.optional(day),
    cardHolderName: z.string(),
  }),
};
