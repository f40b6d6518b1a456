import * as z from 'zod/mini';
import { type CalendarDate, calendarDate, datePartsOf } from './calendar-date.ts';
import { type AgeLimits, isAgeWithin } from './driver-age.ts';
import { type ErrorCode, requiredText } from './error-code.ts';

/** A typed birth date: three fields. */
export interface BirthDateParts {
  month: string;
  day: string;
  year: string;
}

/**
 * One text for three typed fields. A real day becomes `yyyy-mm-dd`, three empty fields become empty, and anything else
 * stays as typed between dashes: {@link birthDateSchema} rejects it and {@link birthDateParts} splits it again.
 */
export function birthDateOf({ month, day, year }: BirthDateParts): CalendarDate {
  const typed = [year.trim(), month.trim(), day.trim()];
  if (!typed.some(Boolean)) return '';
  if (!/^\d{4}\/\d{1,2}\/\d{1,2}$/.test(typed.join('/'))) return typed.join('-');
  return calendarDate({ year: Number(typed[0]), month: Number(typed[1]), day: Number(typed[2]) }) ?? typed.join('-');
}

export function birthDateParts(text: string): BirthDateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { month, day, year };
}

/** A real day in the past, of a person whose age today is within the limits. */
export function birthDateSchema(options: { today: CalendarDate; limits: AgeLimits }): z.ZodMiniString {
  return requiredText(
    z.refine((text: string) => datePartsOf(text) !== undefined && text <= options.today, {
      error: 'birthDateInvalid' satisfies ErrorCode,
      abort: true,
    }),
    z.refine((text: string) => isAgeWithin(text, options.today, options.limits), 'ageOutOfRange' satisfies ErrorCode),
  );
}
