import { isPlainObject } from '#domain/plain-object';
import type { KeyType, KeyTypes } from './coerce.ts';
import { mergeSources } from './merge.ts';
import type { ConfigSource } from './sources.types.ts';

const MISSING = Symbol();

/** The value with the defaults of its type, at every level. */
function withDefaults(type: KeyType, value: unknown): unknown {
  if (value === undefined) return type.isRequired ? MISSING : type.default;
  const { keys, values, items } = type;
  if (items && Array.isArray(value)) {
    const members = value.map((member: unknown) => withDefaults(items, member));
    return members.includes(MISSING) ? MISSING : members;
  }
  if (!isPlainObject(value)) return value;
  if (keys) return completed(keys, value) ?? MISSING;
  if (!values) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, withDefaults(values, member)] as const);
  return entries.some(([, member]) => member === MISSING) ? MISSING : Object.fromEntries(entries);
}

/** Fills in the defaults of an object with these keys. Undefined if a required value is missing. */
export function completed(keys: KeyTypes, object: Record<string, unknown>): Record<string, unknown> | undefined {
  const result: Record<string, unknown> = {};
  for (const [key, type] of Object.entries(keys)) {
    const value = withDefaults(type, object[key]);
    if (value === MISSING) return undefined;
    if (value !== undefined) result[key] = value;
  }
  return result;
}

/**
 * Reads a whole configuration without zod, exactly as `readConfiguration` does. Undefined if any part of it is invalid
 * or missing: `readConfiguration` then describes the problems.
 */
export function readCompiled(keys: KeyTypes, sources: readonly ConfigSource[]): Record<string, unknown> | undefined {
  let isFlawless = true;
  const merged = mergeSources(keys, sources, () => (isFlawless = false));
  return isFlawless ? completed(keys, merged) : undefined;
}
