import type * as z from 'zod/mini';
import type { CalendarDate } from '#domain/calendar-date';
import { type AgeLimits, birthYearRange } from '#domain/driver-age';
import { type ErrorCode, errorsByField } from '#domain/error-code';
import { format } from './format.ts';

/** A widget's texts, with a text `error.<code>` for each error of its fields. */
type Texts = Readonly<Record<string, string>>;

/**
 * The text of an error code, from a widget's labels. `{field}` is replaced by the field's label, `{0}` and `{1}` by the ages.
 */
export function errorText(labels: Texts, code: ErrorCode, field = '', limits?: AgeLimits): string {
  return format(labels[`error.${code}`] ?? code, { field, 0: limits?.minimum ?? '', 1: limits?.maximum ?? '' });
}

/**
 * The error of a typed birth year in which nobody is within the age limits: it shows at once, before month and day are
 * known or the field is left.
 */
export function birthYearError(
  labels: Texts,
  year: string,
  { today, limits }: { today: CalendarDate; limits: AgeLimits },
): string | undefined {
  if (!/^\d{4}$/.test(year)) return undefined;
  const { first, last } = birthYearRange(today, limits);
  return Number(year) < first || Number(year) > last ? errorText(labels, 'ageOutOfRange', '', limits) : undefined;
}

/** The error texts of a form's invalid values, by field. */
export function fieldErrors<Values>(
  schema: z.core.$ZodType<Values>,
  values: unknown,
  texts: { labels: Texts; fields: Partial<Record<keyof Values & string, string>>; limits?: AgeLimits },
): Partial<Record<keyof Values & string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const [field, code] of Object.entries<ErrorCode | undefined>(errorsByField(schema, values))) {
    if (code) errors[field] = errorText(texts.labels, code, texts.fields[field as keyof Values & string], texts.limits);
  }
  return errors;
}
