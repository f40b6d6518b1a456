import { type CalendarDate, dateAt } from '#domain/calendar-date';

/** What the agency's clock on the wall says: its hours and days decide what an agent is offered for. */
export interface AgencyClock {
  today: CalendarDate;
  /** 0 to 23. */
  hour: number;
}

export function agencyClock(now: Date, timeZone: string): AgencyClock {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now);
  return { today: dateAt(now.getTime(), timeZone), hour: Number(hour) };
}

export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
