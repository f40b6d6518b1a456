import * as z from 'zod/mini';
import { isStateCode, type StateCode } from '#domain/us-state';
import { wholeNumber } from '#domain/whole-number';
import type { VisitorRecord } from './encrypted-slices.ts';
import type { Estimate } from './estimate.types.ts';
import type { Visitor } from './visitor.types.ts';

const text = z.string();
const whole = wholeNumber(z.gte(0));

const schema: z.ZodMiniType<Estimate> = z.object({
  place: z.optional(
    z.object({
      zip: text,
      city: text,
      state: z.custom<StateCode>((state) => typeof state === 'string' && isStateCode(state)),
    }),
  ),
  placeZip: text,
  drivers: z.array(text),
  vehicles: z.array(z.object({ year: z.number(), make: text, model: text })),
  price: z.optional(
    z.object({
      amount: whole,
      every: z.enum(['month', 'twoMonths', 'term']),
      downPayment: whole,
      total: whole,
      term: whole,
      quoteCount: whole,
    }),
  ),
  quotedAt: z.optional(z.number()),
  transactionId: text,
  hash: z.string().check(z.regex(/^\w*$/)),
});

/**
 * The estimate of a visitor, in step with the page's other widgets and with other tabs. It is encrypted, because it
 * holds first names. Call its `load()` once: the store has nothing before that, unless storage has nothing either.
 *
 * @example
 * useEffect(() => void estimateRecord(visitor).load(), [visitor]);
 * const estimate = useStore(visitor, (state) => state.estimate);
 */
export const estimateRecord = (visitor: Visitor): VisitorRecord<Estimate> =>
  visitor.record('estimate', { version: 1, schema });
