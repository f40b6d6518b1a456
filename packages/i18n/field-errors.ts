import type * as z from 'zod/mini';
import type { AgeLimits } from '#domain/driver-age';
import { type ErrorCode, errorsByField } from '#domain/error-code';
import { format } from './format.ts';

/** A widget's texts, of which `error.<code>` words what can be wrong with its fields. */
type Texts = Readonly<Record<string, string>>;

/** The text of an error. Brands and languages word them; `{field}` is the field's label, `{0}` and `{1}` the ages. */
export function errorText(labels: Texts, code: ErrorCode, field = '', limits?: AgeLimits): string {
  return format(labels[`error.${code}`] ?? code, { field, 0: limits?.minimum ?? '', 1: limits?.maximum ?? '' });
}

/** What is wrong with a form's values, in the visitor's words, by field. */
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
