import * as z from 'zod/mini';
import { rentersPlanCodes } from '#domain/renters-plan';
import type { CallFixture } from '../testing/call-fixture.ts';
import { cents, nonEmpty, nothing } from '../testing/value-types.ts';
import { rentersResults } from './renters-results.ts';

const amount = z.union([cents, nothing]);

export const rentersResultsFixture: CallFixture = {
  call: (client) => rentersResults(client, { transactionId: 't-1' }),
  value: z.strictObject({
    progress: z.enum(['rating', 'answered', 'done']),
    rate: z.union([
      nothing,
      z.strictObject({
        carrierId: z.string(),
        carrierName: z.string(),
        plans: z
          .array(
            z.strictObject({ code: z.enum(rentersPlanCodes), total: cents, downPayment: amount, installment: amount }),
          )
          .check(z.minLength(1)),
      }),
    ]),
    errors: z.array(nonEmpty),
  }),
};
