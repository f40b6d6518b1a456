import { type CalendarDate, calendarDate, datePartsOf } from './calendar-date.ts';

/** The last day that every month has. */
export const lastCommonDay = 28;
const lastDay = 31;

/** The days of the month on which installments can be due: 1 to `last`, which is 28 to 31. */
export const installmentDays = (last: number = lastCommonDay): readonly number[] =>
  Array.from({ length: Math.min(Math.max(Math.trunc(last), lastCommonDay), lastDay) }, (_, index) => index + 1);

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The date of an installment: the chosen day, `months` months after a date. In a shorter month it is the last day:
 * January 31 is followed by February 28 and March 31.
 *
 * @example
 * installmentDate('2027-01-31', { months: 1, day: 31 }) // '2027-02-28'
 */
export function installmentDate(
  from: CalendarDate,
  { months, day }: { months: number; day: number },
): CalendarDate | undefined {
  const start = datePartsOf(from);
  if (!start) return undefined;
  const index = start.year * 12 + start.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return calendarDate({ year, month, day: Math.min(day, daysInMonth(year, month)) });
}

/** The default day: the policy's start day, or the last selectable day. */
export const proposedInstallmentDay = (effectiveDate: CalendarDate, last: number = lastCommonDay): number =>
  Math.min(datePartsOf(effectiveDate)?.day ?? 1, installmentDays(last).length);
