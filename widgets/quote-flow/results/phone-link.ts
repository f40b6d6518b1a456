import { phoneDigits } from '#domain/phone-number';

/** The address that dials a United States number, however it is written: `tel:+15125550142`. */
export function phoneLink(phone: string): string {
  return `tel:+1${phoneDigits(phone)}`;
}
