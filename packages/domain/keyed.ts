import * as z from 'zod/mini';
import { type Description, described } from './description.ts';

type Schema<Value> = z.ZodMiniType<Value>;

/** No `properties` in the JSON Schema. */
const anyKeys = { properties: undefined } as object as Description;

/**
 * An object with a value of this type at every key, without `__proto__`. zod's own `record` would cost every page half
 * a kilobyte.
 *
 * @example
 * z.parse(keyed(z.string()), { TX: '/texas' }) // { TX: '/texas' }
 */
export function keyed<Value>(value: Schema<Value>): Schema<Record<string, Value>> {
  return described<Schema<Record<string, Value>>>(z.catchall(z.object({}), value), anyKeys);
}

/** Like {@link keyed}, with only these keys, each optional. */
export function keyedBy<Key extends string, Value>(
  keys: readonly Key[],
  value: Schema<Value>,
): Schema<Partial<Record<Key, Value>>> {
  const keySet = new Set<string>(keys);
  return keyed(value).check(
    z.refine((object) => Object.keys(object).every((key) => keySet.has(key))),
  ) as unknown as Schema<Partial<Record<Key, Value>>>;
}
