import { dateAt, monthDayYear } from '#domain/calendar-date';

/** The agency's date and time, whatever the visitor's time zone. */
export const visitTimeZone = 'America/Chicago';

/** `MM-DD-YYYY HH:mm:ss` in Chicago time, 24 hours. */
export function visitDate(epochMilliseconds: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: visitTimeZone, timeStyle: 'medium' });
  return `${monthDayYear(dateAt(epochMilliseconds, visitTimeZone))} ${time.format(epochMilliseconds)}`;
}
