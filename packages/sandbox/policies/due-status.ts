import type { CalendarDate } from '#domain/calendar-date';

/** How close a due date is (spec 2 §9: the threshold is 48 hours). */
export type DueStatus = 'open' | 'dueSoon' | 'pastDue';

const aDay = 24 * 60 * 60 * 1000;

/** A due date begins at midnight: two days before it, less than 48 hours may be left; three days before it, never. */
export function dueStatus(daysUntilDue: number): DueStatus {
  if (daysUntilDue < 0) return 'pastDue';
  return daysUntilDue < 3 ? 'dueSoon' : 'open';
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / aDay);
}
