import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import type { SchemaDefinition } from '#domain/schema-definition';
import type { KeyType, KeyTypes } from './coerce.ts';

type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => schema._zod.def as unknown as SchemaDefinition;

/** The schema behind its default, optional and nullable wrappers. */
export function unwrapped(schema: Schema): Schema {
  const { innerType } = defOf(schema);
  return innerType ? unwrapped(innerType) : schema;
}

/** A key's type and its schema. */
export interface SchemaKeyType extends KeyType {
  schema: Schema;
}

const typeOf: Readonly<Record<string, KeyType['type']>> = {
  boolean: 'boolean',
  number: 'number',
  enum: 'choice',
  literal: 'choice',
  union: 'choice',
  array: 'list',
  object: 'object',
};

const compiled = new WeakMap<Schema, SchemaKeyType>();

/** Compiles a schema at run time; values are checked by the schema itself. */
export function keyTypeOf(schema: Schema): SchemaKeyType {
  const found = compiled.get(schema);
  if (found) return found;
  const { type, shape, element, catchall } = defOf(unwrapped(schema));
  const keyType: SchemaKeyType = {
    schema,
    type: typeOf[type] ?? 'text',
    ...(catchall ? { values: keyTypeOf(catchall) } : shape && { keys: keyTypesOf(shape) }),
    ...(element && { items: keyTypeOf(element) }),
    accepts: (value) => safeParse(schema, value).success,
  };
  compiled.set(schema, keyType);
  return keyType;
}

export const keyTypesOf = (shape: Readonly<Record<string, Schema>>): KeyTypes =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, keyTypeOf(schema)]));
