import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { cents, nonEmpty, nothing } from '../testing/value-types.ts';
import { carrierResult } from './carrier-result.ts';

const positive = z.union([z.int().check(z.positive()), nothing]);

export const carrierResultFixture: CallFixture = {
  call: (client) => carrierResult(client, { transactionId: 't-1', carrierId: '1004' }),
  value: z.strictObject({
    status: z.string(),
    statusDescription: z.string(),
    options: z.array(
      z.strictObject({
        carrierName: z.string(),
        quoteNumber: z.string(),
        term: positive,
        payPlan: z.string(),
        totalPremium: positive,
        downPayment: z.union([cents, nothing]),
        installment: positive,
        installmentCount: z.union([z.int().check(z.nonnegative()), nothing]),
        agencyFee: z.union([cents, nothing]),
        coverages: z.array(z.strictObject({ name: nonEmpty, description: z.string(), limit: z.string() })),
      }),
    ),
    errors: z.array(nonEmpty),
    customer: z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string().check(z.regex(/^(\d{10})?$/)),
      address: z.strictObject({
        street: z.string(),
        apartment: z.string(),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
        county: z.string(),
      }),
    }),
  }),
};
