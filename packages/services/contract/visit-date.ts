import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt, monthDayYear } from '#domain/calendar-date';

/** `MM-DD-YYYY HH:mm:ss` in Chicago time, 24 hours. */
export function visitDate(epochMilliseconds: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: agencyTimeZone, timeStyle: 'medium' });
  return `${monthDayYear(dateAt(epochMilliseconds, agencyTimeZone))} ${time.format(epochMilliseconds)}`;
}
