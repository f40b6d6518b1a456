import type { CalendarDate } from './calendar-date.ts';

/** What the agency knows of a customer. Texts are empty where it is not known. */
export interface CustomerProfile {
  firstName: string;
  lastName: string;
  /** The one name that is shown: {@link fullNameOf}. */
  fullName: string;
  street: string;
  city: string;
  /** Two letters, or as the service wrote it. */
  state: string;
  /** Five digits, or as the service wrote it. */
  zip: string;
  email: string;
  /** Ten digits, or as the service wrote it. */
  phone: string;
  licenseNumber: string;
  customerCode: string;
  /** Undefined when the service does not say. */
  getsTextMessages: boolean | undefined;
  birthDate: CalendarDate | undefined;
}

/** First and last name, once each: some services write the whole name in the place of the first. */
export function fullNameOf({ firstName, lastName }: Pick<CustomerProfile, 'firstName' | 'lastName'>): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const isWhole = last !== '' && `${first} `.toLowerCase().endsWith(` ${last} `.toLowerCase());
  return isWhole ? first : `${first} ${last}`.trim();
}
