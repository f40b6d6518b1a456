import * as z from 'zod/mini';
import { wholeNumber } from '#domain/whole-number';
import { text } from './wire-types.ts';

/** A whole number. */
export const whole = (): z.ZodMiniNumber<number> => wholeNumber();

/** An identifier, which services send as text or as a number. */
export function identifier() {
  return z.union([text(), whole()]);
}

/** A whole number of zero or more, as a number or as text. */
export function count() {
  return z.union([whole().check(z.gte(0)), z.string().check(z.regex(/^\d{1,9}$/))]);
}

/** As `centsOf` reads it, without a sign: `642.50`, `1,234.50`, `$128`. */
const dollarsText = /^\s*\$?(?=\.?\d)(\d{1,3}(,\d{3}){1,2}|\d{0,9})(\.\d*)?\s*$/;

/** Dollars of zero or more, with cents as decimals, as a number or as text. */
export function dollars() {
  return z.union([z.number().check(z.gte(0), z.lte(1e9)), z.string().check(z.regex(dollarsText))]);
}

/** As `centsOf` reads it, with a sign: `-642.50`, `$1,234.50`. */
const signedDollarsText = /^\s*-?\$?(?=\.?\d)(\d{1,3}(,\d{3}){1,2}|\d{0,9})(\.\d*)?\s*$/;

/** Dollars, with cents as decimals, as a number or as text; a negative amount is paid back. */
export function signedDollars() {
  return z.union([z.number().check(z.gte(-1e9), z.lte(1e9)), z.string().check(z.regex(signedDollarsText))]);
}

/** Points of a rewards programme, as a number or as text. They may be fractions of points, and negative. */
export function points() {
  return z.number().check(z.gte(-1e12), z.lte(1e12));
}
