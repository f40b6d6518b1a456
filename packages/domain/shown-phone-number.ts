import { formatPhoneNumber, phoneDigits } from './phone-number.ts';

/** Digits of a US number with its country code. */
const mostDigits = 11;

/**
 * A number for display: `512-555-0142` for ten digits of the United States in any format (spec 3 §5). Short and foreign
 * numbers, and numbers with letters or an extension, are unchanged.
 */
export function shownPhoneNumber(phone: string): string {
  const isDomestic = phoneDigits(phone).length === 10 && (phone.match(/\d/g) ?? []).length <= mostDigits;
  return isDomestic && !/\p{L}/u.test(phone) ? formatPhoneNumber(phone) : phone;
}
