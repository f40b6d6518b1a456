import * as z from 'zod/mini';
import { day, nonEmpty } from '../testing/value-types.ts';

export const quoteList = z.array(
  z.strictObject({
    transactionId: nonEmpty,
    rateQuoteId: z.string(),
    quoteDate: z.optional(day),
    effectiveDate: z.optional(day),
    drivers: z.array(nonEmpty),
  }),
);
