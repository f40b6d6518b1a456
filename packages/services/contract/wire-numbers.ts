import * as z from 'zod/mini';
import { type Description, described } from '#domain/described';
import { text } from './wire-types.ts';

/** JSON Schema's word for it. What it is, is for the key that has it to say. */
const integer = { type: 'integer' } as object as Description;

/** A whole number. `z.int()` says the same, but would cost every page 0.4 kB. */
export function whole(): z.ZodMiniNumber<number> {
  return described(z.number().check(z.refine(Number.isSafeInteger)), integer);
}

/** An identifier: services send the same one as text or as a number. */
export function identifier() {
  return z.union([text(), whole()]);
}

/** A whole number of zero or more, as a number or as its text. */
export function count() {
  return z.union([whole().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,9}$/))]);
}

/** Dollars of zero or more, with cents as decimals, as a number or as its text. */
export function dollars() {
  return z.union([
    z.number().check(z.nonnegative(), z.lte(1e9)),
    z.string().check(z.regex(/^\d{1,9}(\.\d+)?$/)),
  ]);
}
