import * as z from 'zod/mini';
import { type Description, described } from './description.ts';

/** The JSON Schema type only; the key that uses the schema has its own description. */
const integer = { type: 'integer' } as object as Description;

/** A whole number. zod's own checks would cost every page 0.4 kB. */
export function wholeNumber(...checks: z.core.$ZodCheck<number>[]): z.ZodMiniNumber<number> {
  return described(z.number().check(z.refine(Number.isSafeInteger, 'a whole number'), ...checks), integer);
}
