import type { CalendarDate } from '#domain/calendar-date';

/** How near a due day is (spec 2 §9: the threshold is 48 hours). */
export type DueStanding = 'open' | 'dueSoon' | 'pastDue';

const aDay = 24 * 60 * 60 * 1000;

/** A due day begins at midnight: two days before it there may be less than 48 hours left, three days before it never. */
export function dueStanding(daysUntilDue: number): DueStanding {
  if (daysUntilDue < 0) return 'pastDue';
  return daysUntilDue < 3 ? 'dueSoon' : 'open';
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / aDay);
}
