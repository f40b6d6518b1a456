import type { CalendarDate } from './calendar-date.ts';

/** A customer's data, as the agency has it. Unknown texts are empty. */
export interface CustomerProfile {
  firstName: string;
  lastName: string;
  /** The name for display: {@link fullNameOf}. */
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

/** First and last name, without repetition: some services send the whole name as the first name. */
export function fullNameOf({ firstName, lastName }: Pick<CustomerProfile, 'firstName' | 'lastName'>): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const isWhole = last !== '' && `${first} `.toLowerCase().endsWith(` ${last} `.toLowerCase());
  return isWhole ? first : `${first} ${last}`.trim();
}
