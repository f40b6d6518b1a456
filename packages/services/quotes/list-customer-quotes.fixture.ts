import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { cents, day, nonEmpty, nothing } from '../testing/value-types.ts';
import { listCustomerQuotes } from './list-customer-quotes.ts';

const optionalDay = z.union([day, nothing]);

export const listCustomerQuotesFixture: CallFixture = {
  call: (client) => listCustomerQuotes(client),
  value: z.array(
    z.strictObject({
      rateQuoteId: z.string(),
      transactionId: z.string(),
      quoteNumber: z.string(),
      quoteDate: z.union([day, nothing]),
      effectiveDate: optionalDay,
      carrierName: z.string(),
      totalPremium: z.union([cents, nothing]),
      term: z.union([z.int().check(z.positive()), nothing]),
      drivers: z.array(nonEmpty),
      vehicles: z.array(nonEmpty),
    }),
  ),
};
