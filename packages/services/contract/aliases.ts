import type * as z from 'zod/mini';

const otherNames = new WeakMap<object, readonly string[]>();

/**
 * Marks a key of a response that services also send under other names. Case, dashes and underscores never matter.
 *
 * @example
 * dob: alsoNamed(lenient(isoDay()), 'dateOfBirth')
 */
export function alsoNamed<Schema extends z.ZodMiniType>(schema: Schema, ...names: readonly string[]): Schema {
  otherNames.set(schema, names);
  return schema;
}

/** The other names of a key; empty when it has none. */
export function otherNamesOf(schema: object): readonly string[] {
  return otherNames.get(schema) ?? [];
}
