import * as z from 'zod/mini';

/**
 * Why a value was rejected. A check's message is one of these codes; a view finds its text as
 * `error.<code>` among its strings, so that every language and brand can word it.
 */
export const errorCodes = [
  'required',
  'tooLong',
  'zipInvalid',
  'zipNotQuotable',
  'nameTooShort',
  'emailInvalid',
  'phoneInvalid',
  'birthDateInvalid',
  'ageOutOfRange',
  'addressTooShort',
  'stateInvalid',
  'vinInvalid',
  'vinUnknown',
  'yearInvalid',
  'mileageInvalid',
  'odometerInvalid',
  'consentRequired',
  'relationRequired',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

const emptyText = { error: 'required' satisfies ErrorCode, abort: true };

/** Required text, trimmed. Its first error is `required`. */
export function requiredText(...checks: z.core.$ZodCheck<string>[]): z.ZodMiniString {
  return z.string('required').check(z.trim(), z.minLength(1, emptyText), ...checks);
}

/** The first error of a value, or undefined when it is valid. */
export function errorOf(schema: z.core.$ZodType, value: unknown): ErrorCode | undefined {
  const result = z.core.safeParse(schema, value);
  return result.success ? undefined : (result.error.issues[0]?.message as ErrorCode);
}

/**
 * The first error of each field, by field name. Nested errors are reported for their top-level field; an error of the
 * whole object has no field and is dropped.
 *
 * @example
 * errorsByField(z.object({ zip: zipCodeSchema }), { zip: '787' }) // { zip: 'zipInvalid' }
 */
export function errorsByField<Output>(
  schema: z.core.$ZodType<Output>,
  values: unknown,
): Partial<Record<Extract<keyof Output, string>, ErrorCode>> {
  const result = z.core.safeParse(schema, values);
  const errors: Partial<Record<string, ErrorCode>> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = path[0];
    if (typeof field === 'string' && !Object.hasOwn(errors, field)) errors[field] = message as ErrorCode;
  }
  return errors;
}
