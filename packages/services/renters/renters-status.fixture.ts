import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { rentersStatus } from './renters-status.ts';

export const rentersStatusFixture: CallFixture = {
  call: (client) => rentersStatus(client, { transactionId: 't-1', carrierId: '5001' }),
  value: z.strictObject({
    outcome: z.enum(['sold', 'notCharged', 'notIssued', 'notBegun', 'pending']),
    policyId: z.string(),
    message: z.string(),
  }),
};
