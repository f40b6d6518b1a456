import { phoneDigits } from './phone-number.ts';

/**
 * The `tel:` link of a number in any format: `tel:+15125550142` for ten digits of the United States; short and foreign
 * numbers are unchanged.
 */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  const isDomestic = digits.length === 10 && (phone.match(/\d/g) ?? []).length <= 11;
  return `tel:${isDomestic ? `+1${digits}` : phone.replaceAll(/[^\d+*#]/g, '')}`;
}
