import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from './error-code.ts';

export const vinLength = 17;

// The standard excludes I, O and Q, which resemble 1 and 0.
const pattern = /^[A-HJ-NPR-Z\d]{17}$/;

/** Filters typed or pasted text for a VIN field: letters and digits, upper case, at most seventeen. */
export function vinText(text: string): string {
  return text
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase()
    .slice(0, vinLength);
}

export function isVin(text: string): boolean {
  return pattern.test(text);
}

export const vinSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.toUpperCase(),
  /* @__PURE__ */ z.regex(pattern, 'vinInvalid' satisfies ErrorCode),
);

/**
 * True if the text has a letter that no VIN has: this error shows while typing; that of a short VIN shows after the
 * field is left.
 */
export function hasRefusedLetter(text: string): boolean {
  return /[IOQ]/i.test(text);
}

const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * True when the check digit matches, as in every VIN for North America. A mismatch is only a hint at a typo, not a
 * reason to reject: cars built for other markets need not have a check digit.
 */
export function hasVinCheckDigit(vin: string): boolean {
  if (!isVin(vin)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * (values.indexOf(vin[index]!) % 10), 0);
  return vin[8] === '0123456789X'[sum % 11];
}
