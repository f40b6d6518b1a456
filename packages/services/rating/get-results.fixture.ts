import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { amounts, cents, day, https, nonEmpty, year } from '../testing/value-types.ts';
import { getResults } from './get-results.ts';

const results = z.strictObject({
  quotes: z.array(
    z.strictObject({
      rateQuoteId: nonEmpty,
      transactionId: nonEmpty,
      carrierId: nonEmpty,
      carrierName: nonEmpty,
      logoUrl: z.union([z.literal(''), https]),
      term: year,
      totalPremium: cents,
      payPlan: z.strictObject({
        description: z.string(),
        downPayment: cents,
        installment: cents,
        installmentCount: year,
        isRestUnknown: z.optional(z.literal(true)),
      }),
      effectiveDate: day,
      quoteNumber: z.string(),
      isBuyable: z.boolean(),
      isPseudoCarrier: z.boolean(),
      opensNewWindow: z.boolean(),
      fees: z.optional(
        z
          .array(
            z.strictObject({
              kind: z.enum(['installment', 'policy', 'agency', 'other']),
              description: z.string(),
              amount: cents,
            }),
          )
          .check(z.minLength(1)),
      ),
      coverages: z.array(
        z.strictObject({
          code: nonEmpty,
          description: z.string(),
          limits: amounts,
          deductible: z.optional(z.number().check(z.nonnegative())),
        }),
      ),
    }),
  ),
  isDone: z.boolean(),
  completedCount: year,
  token: z.optional(nonEmpty),
});

export const getResultsFixture: CallFixture = {
  call: (client) => getResults(client, { transactionId: 't-1' }),
  value: results,
};
