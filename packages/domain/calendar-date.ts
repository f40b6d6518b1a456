/** A day without time and time zone: `yyyy-mm-dd`. These texts sort and compare as the days do. */
export type CalendarDate = string;

export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** The date of these numbers, or undefined when the day does not exist (February 30). Years are 1000 to 9999. */
export function calendarDate({ year, month, day }: DateParts): CalendarDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    year >= 1000 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

/** The numbers of a `yyyy-mm-dd` text, or undefined when the day does not exist. */
export function datePartsOf(text: string): DateParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return calendarDate(parts) ? parts : undefined;
}

export function isCalendarDate(text: string): boolean {
  return datePartsOf(text) !== undefined;
}

/**
 * Parses a date of a service: `1990-4-2`, `1990-04-02T00:00:00`, `04-02-1990` or `4/2/1990`. Undefined when the day
 * does not exist.
 */
export function dateFromWire(text: unknown): CalendarDate | undefined {
  if (typeof text !== 'string') return undefined;
  const yearFirst = /^\s*(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]|$)/.exec(text);
  if (yearFirst) return calendarDate({ year: +yearFirst[1]!, month: +yearFirst[2]!, day: +yearFirst[3]! });
  const monthFirst = /^\s*(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?:[T\s]|$)/.exec(text);
  if (monthFirst) return calendarDate({ year: +monthFirst[3]!, month: +monthFirst[1]!, day: +monthFirst[2]! });
  return undefined;
}

/** The wire format is the stored format; the function names the format at the call site. */
export function yearMonthDay(date: CalendarDate): string {
  return date;
}

/** `MM-DD-YYYY`, ten characters, for the driver searches. */
export function monthDayYear(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${month}-${day}-${year}`;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date of an instant in a time zone such as `America/Chicago`, or in the visitor's. */
export function dateAt(epochMilliseconds: number, timeZone?: string): CalendarDate {
  if (timeZone === undefined) {
    // Forms need today's date on each render, and creating a formatter takes longer than rendering the whole form.
    const date = new Date(epochMilliseconds);
    return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
  }
  let format = formats.get(timeZone);
  if (!format) {
    // The Swedish locale formats a date as yyyy-mm-dd.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(epochMilliseconds);
}

/**
 * The day of a service's instant in a time zone: `2026-11-06T02:00:00Z` is November 5 in Chicago. A text without a time zone
 * is read like {@link dateFromWire}.
 */
export function dateOfInstant(text: string | undefined, timeZone: string): CalendarDate | undefined {
  const isInstant = /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text?.trim() ?? '');
  const time = isInstant ? Date.parse(text!.trim()) : Number.NaN;
  if (Number.isNaN(time)) return dateFromWire(text);
  const day = dateAt(time, timeZone);
  // Some databases write the year 1 where there is no date.
  return isCalendarDate(day) ? day : undefined;
}
