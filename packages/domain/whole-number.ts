import * as z from 'zod/mini';
import { type Description, described } from './described.ts';

/** JSON Schema's word for it. The key that uses it describes the meaning. */
const integer = { type: 'integer' } as object as Description;

/** A whole number. zod's own checks for one would cost every page 0.4 kB. */
export function wholeNumber(...checks: z.core.$ZodCheck<number>[]): z.ZodMiniNumber<number> {
  return described(z.number().check(z.refine(Number.isSafeInteger, 'a whole number'), ...checks), integer);
}
