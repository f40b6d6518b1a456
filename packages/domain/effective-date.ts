import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.ts';

export interface EffectiveDateRule {
  /** The agency's date. */
  today: CalendarDate;
  /** How many days after today the last accepted date is. */
  maximumDaysAhead: number;
}

/** The error of a policy's first day (spec 2 §5.2: from today to a configured number of days ahead). */
export type EffectiveDateError = 'effectiveDateInvalid' | 'effectiveDatePast' | 'effectiveDateTooLate';

/** The last accepted date. */
export const lastEffectiveDate = ({ today, maximumDaysAhead }: EffectiveDateRule): CalendarDate =>
  addDays(today, maximumDaysAhead);

export function effectiveDateError(date: string, rule: EffectiveDateRule): EffectiveDateError | undefined {
  if (!isCalendarDate(date)) return 'effectiveDateInvalid';
  if (date < rule.today) return 'effectiveDatePast';
  return date > lastEffectiveDate(rule) ? 'effectiveDateTooLate' : undefined;
}
