import type { CalendarDate } from './calendar-date.ts';
import type { Address, Gender } from './driver.ts';

/** What a driver license says of its holder; what it does not say, or not readably, is absent. */
export interface DriverLicense {
  firstName?: string;
  lastName?: string;
  birthDate?: CalendarDate;
  number?: string;
  gender?: Gender;
  issueDate?: CalendarDate;
  expiryDate?: CalendarDate;
  /** Only of the United States. */
  address?: Partial<Omit<Address, 'apartment'>>;
}

/** A name that is printed in capitals, as its bearer writes it. One that has small letters is left as it is. */
export function nameFromCapitals(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(^|[\s\-'’.])\p{L}/gu, (start) => start.toUpperCase());
}
