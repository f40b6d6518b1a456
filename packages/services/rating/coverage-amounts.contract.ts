import * as z from 'zod/mini';
import { described } from '#domain/description';
import { lenient } from '../contract/wire-types.ts';

const amount = () => z.number().check(z.nonnegative(), z.lte(1e9));

/** One limit, in whole dollars: per person, per accident, property … A single 0 means that the coverage is declined. */
export const limit = () =>
  z.object({
    val1: described(amount(), {
      description: 'First amount. For CWAIV: 1 with the waiver, 0 without.',
      examples: [30000],
    }),
    val2: described(lenient(amount()), { description: 'Second amount, if any.', examples: [60000] }),
    val3: described(lenient(amount()), { description: 'Third amount, if any.', examples: [25000] }),
  });

/** A deductible in whole dollars; 0 means that the coverage is declined. */
export const deductible = amount;

/** BI, PD, PIP, UM, UMPD, COMP, COLL, RREIM or CWAIV (spec 1 §3); carriers add their own to rates. */
export const coverageCd = () => z.string().check(z.regex(/^[A-Z]{2,10}$/));
