import { type CalendarDate, dateAt } from '#domain/calendar-date';
import { type Weekday, weekdays } from './weekday.ts';

/** The agency's local time, which decides when agents are offered. */
export interface AgencyClock {
  today: CalendarDate;
  weekday: Weekday;
  /** 0 to 23. */
  hour: number;
}

export function agencyClock(now: number, timeZone: string): AgencyClock {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now);
  const today = dateAt(now, timeZone);
  return { today, weekday: weekdays[new Date(`${today}T00:00:00Z`).getUTCDay()]!, hour: Number(hour) };
}

/** Includes the start hour, excludes the end hour; a start after the end spans midnight. */
export function isWithinHours(hour: number, start: number, end: number): boolean {
  return start <= end ? hour >= start && hour < end : hour >= start || hour < end;
}

export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
