const digitCount = 10;

/** The text of a field and its caret position, in characters from the start. */
export interface TypedText {
  text: string;
  caret: number;
}

/** Digits of the longest international number. */
const longestInternational = 15;

/** A plus with a country code other than 1, or with none yet. */
const isInternational = (text: string): boolean => /^\D*\+\D*(?:[02-9]|$)/.test(text);

/**
 * The digits of a number, at most ten, without the country code. A leading 1 is the country code after a plus or among
 * eleven digits: no area code begins with 1. Empty for a number of another country.
 */
export function phoneDigits(text: string): string {
  if (isInternational(text)) return '';
  const digits = text.replace(/\D/g, '');
  return digits.slice(countryCodeLength(text, digits)).slice(0, digitCount);
}

function countryCodeLength(text: string, digits: string): number {
  return digits.startsWith('1') && (digits.length > digitCount || /^\D*\+/.test(text)) ? 1 : 0;
}

/** `512-555-0142`; or as many digits as there are. A number of another country keeps its code: `+525512345678`. */
export function formatPhoneNumber(text: string): string {
  if (isInternational(text)) return `+${text.replace(/\D/g, '').slice(0, longestInternational)}`;
  const digits = phoneDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/**
 * Formats a phone field while it is typed in, keeping the caret behind the digit that it was behind.
 *
 * @param deletion `forward` when the Delete key caused the change: the caret then moves past the restored dash, where
 * it would otherwise be stuck.
 * @example
 * formatTypedPhone({ text: '5125', caret: 4 }) // { text: '512-5', caret: 5 }
 */
export function formatTypedPhone({ text, caret }: TypedText, deletion?: 'forward'): TypedText {
  const digits = text.replace(/\D/g, '');
  const formatted = formatPhoneNumber(text);
  const typedBefore = text.slice(0, caret).replace(/\D/g, '').length;
  if (isInternational(text)) return { text: formatted, caret: caret && Math.min(typedBefore + 1, formatted.length) };
  const digitsBefore = typedBefore - countryCodeLength(text, digits);
  const digitIndex = Math.min(Math.max(digitsBefore, 0), phoneDigits(text).length);
  const offset = digitIndex + (digitIndex > 3 ? 1 : 0) + (digitIndex > 6 ? 1 : 0);
  return { text: formatted, caret: deletion === 'forward' && formatted[offset] === '-' ? offset + 1 : offset };
}
