import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { buyNowStatus } from './buy-now-status.ts';

export const buyNowStatusFixture: CallFixture = {
  call: (client) => buyNowStatus(client, { transactionId: 't-1', carrierId: '1004' }),
  value: z.strictObject({
    ratingStatus: z.string(),
    paymentToken: z.string(),
    payment: z.enum(['pending', 'approved', 'declined', 'unknown']),
    paymentDescription: z.string(),
    isIssued: z.boolean(),
    hasIssueFailed: z.boolean(),
    policyId: z.string(),
    messages: z.array(nonEmpty),
    canSign: z.boolean(),
    signature: z.enum(['none', 'signed', 'declined', 'expired']),
    isSignedPolicySent: z.boolean(),
  }),
};
