import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.ts';

export interface EffectiveDateRule {
  /** The agency's date. */
  today: CalendarDate;
  /** Days after today of the last date that is accepted. */
  maximumDaysAhead: number;
}

/** What is wrong with the first day of a policy (spec 2 §5.2: from today to a configured number of days ahead). */
export type EffectiveDateError = 'effectiveDateInvalid' | 'effectiveDatePast' | 'effectiveDateTooLate';

/** The last date that is accepted. */
export const lastEffectiveDate = ({ today, maximumDaysAhead }: EffectiveDateRule): CalendarDate =>
  addDays(today, maximumDaysAhead);

export function effectiveDateError(date: string, rule: EffectiveDateRule): EffectiveDateError | undefined {
  if (!isCalendarDate(date)) return 'effectiveDateInvalid';
  if (date < rule.today) return 'effectiveDatePast';
  return date > lastEffectiveDate(rule) ? 'effectiveDateTooLate' : undefined;
}
