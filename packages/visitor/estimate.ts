import * as z from 'zod/mini';
import type { LowestPrice } from '#domain/lowest-price';
import type { Place } from '#domain/place';
import { isStateCode, type StateCode } from '#domain/us-state';
import { wholeNumber } from '#domain/whole-number';
import type { Visitor } from './create-visitor.ts';
import type { VisitorRecord } from './encrypted-slices.ts';

/** The summary of a visitor's quote that a panel on another page may show. */
export interface Estimate {
  /** The first driver's place, once it is answered. */
  place?: Place | undefined;
  /** The zip code that the device remembered then. If it has changed since, the estimate is for another place. */
  placeZip: string;
  /** First names, beginning with the first driver. */
  drivers: readonly string[];
  vehicles: readonly { year: number; make: string; model: string }[];
  price?: LowestPrice | undefined;
  /** When the price first arrived, in epoch milliseconds. */
  quotedAt?: number | undefined;
  /** The transaction of the price; empty before there is one. */
  transactionId: string;
  /** The address hash of the visitor's step, without its `#`. */
  hash: string;
}

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
 * The estimate of a visitor, in step with the page's other widgets and with other tabs. It is encrypted, because it holds
 * first names. Call its `load()` once: the store has nothing before that, unless storage has nothing either.
 *
 * @example
 * useEffect(() => void estimateRecord(visitor).load(), [visitor]);
 * const estimate = useStore(visitor, (state) => state.estimate);
 */
export const estimateRecord = (visitor: Visitor): VisitorRecord<Estimate> =>
  visitor.record('estimate', { version: 1, schema });
