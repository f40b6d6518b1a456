import type { CalendarDate } from './calendar-date.ts';
import type { Address, Gender } from './driver.ts';

/** The data of a driver license; missing or unreadable fields are absent. */
export interface DriverLicense {
  firstName?: string;
  lastName?: string;
  birthDate?: CalendarDate;
  number?: string;
  gender?: Gender;
  issueDate?: CalendarDate;
  expiryDate?: CalendarDate;
  /** United States licenses only. */
  address?: Partial<Omit<Address, 'apartment'>>;
}

/** Converts a name in capitals to normal case. A name with lower-case letters is unchanged. */
export function nameFromCapitals(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(^|[\s\-'’.])\p{L}/gu, (start) => start.toUpperCase());
}
