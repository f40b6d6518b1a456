import * as z from 'zod/mini';
import type { ErrorCode } from './error-code.ts';
import { requiredText } from './error-code.ts';

const digitCount = 10;

/** The text of a field and its caret position, in characters from the start. */
export interface TypedText {
  text: string;
  caret: number;
}

/**
 * The digits of a number, at most ten, without the country code. A leading 1 is the country code after a plus or among
 * eleven digits: no area code begins with 1.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.slice(countryCodeLength(text, digits)).slice(0, digitCount);
}

function countryCodeLength(text: string, digits: string): number {
  return digits.startsWith('1') && (digits.length > digitCount || /^\D*\+/.test(text)) ? 1 : 0;
}

/** `512-555-0142`; or as many digits as there are. */
export function formatPhoneNumber(text: string): string {
  const digits = phoneDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/**
 * Formats a phone field while it is typed in, keeping the caret behind the digit that it was behind.
 *
 * @param deletion `forward` when the Delete key caused the change: the caret then steps over the dash that comes back,
 * for it would stand still before it otherwise.
 * @example
 * formatTypedPhone({ text: '5125', caret: 4 }) // { text: '512-5', caret: 5 }
 */
export function formatTypedPhone({ text, caret }: TypedText, deletion?: 'forward'): TypedText {
  const digits = text.replace(/\D/g, '');
  const formatted = formatPhoneNumber(text);
  const digitsBefore = text.slice(0, caret).replace(/\D/g, '').length - countryCodeLength(text, digits);
  const kept = Math.min(Math.max(digitsBefore, 0), phoneDigits(text).length);
  const place = kept + (kept > 3 ? 1 : 0) + (kept > 6 ? 1 : 0);
  return { text: formatted, caret: deletion === 'forward' && formatted[place] === '-' ? place + 1 : place };
}

/** Ten digits, with or without dashes. Parses to digits only, as services expect them. */
export const phoneNumberSchema = /* @__PURE__ */ requiredText(
  /* @__PURE__ */ z.overwrite(phoneDigits),
  /* @__PURE__ */ z.regex(/^\d{10}$/, 'phoneInvalid' satisfies ErrorCode),
);
