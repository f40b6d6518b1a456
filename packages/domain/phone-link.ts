import { phoneDigits } from './phone-number.ts';

/**
 * The address that dials a number, however it is written: `tel:+15125550142` for ten digits of the United States; a short
 * or a foreign one is dialed as it stands.
 */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  const isDomestic = digits.length === 10 && (phone.match(/\d/g) ?? []).length <= 11;
  return `tel:${isDomestic ? `+1${digits}` : phone.replaceAll(/[^\d+*#]/g, '')}`;
}
