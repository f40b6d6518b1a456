import * as z from 'zod/mini';
import { type Description, described } from './described.ts';

/** The type in JSON Schema. The key that uses it has a description of its own. */
const integer = { type: 'integer' } as object as Description;

/** A whole number. zod's own checks for one would cost every page 0.4 kB. */
export function wholeNumber(...checks: z.core.$ZodCheck<number>[]): z.ZodMiniNumber<number> {
  return described(z.number().check(z.refine(Number.isSafeInteger, 'a whole number'), ...checks), integer);
}
