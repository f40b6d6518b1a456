import type { JsonSchema } from '#configuration/json-schema';
import { normalizeKey } from '#configuration/merge';
import { isObject, type Json, type JsonObject } from '../json.ts';

function rewritten(schema: JsonSchema, value: Json): Json {
  const { properties, additionalProperties, items } = schema;
  if (Array.isArray(value)) return items ? (value as readonly Json[]).map((item) => rewritten(items, item)) : value;
  if (!isObject(value)) return value;
  const names = new Map(Object.keys(properties ?? {}).map((key) => [normalizeKey(key), key]));
  const entries = Object.entries(value).map(([written, member]): [string, Json] => {
    const schemaKey = names.get(normalizeKey(written));
    const key = schemaKey === undefined || Object.hasOwn(value, schemaKey) ? written : schemaKey;
    const schemaOfMember =
      properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    return [key, schemaOfMember ? rewritten(schemaOfMember, member) : member];
  });
  return Object.fromEntries(entries);
}

/**
 * The value with its keys spelled as in the schema: the reader ignores case and dashes, but a form has one field for
 * each key.
 *
 * @example
 * withKnownKeys(zipFormSchema, { 'quote-page': '/q' }) // { quotePage: '/q' }
 */
export const withKnownKeys = (schema: JsonSchema, value: JsonObject): JsonObject =>
  rewritten(schema, value) as JsonObject;
