/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** Keys from the top, and list indexes. */
export type Path = readonly (string | number)[];

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty object. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

const isEmpty = (value: Json): boolean => isObject(value) && Object.keys(value).length === 0;

/** The value without keys whose values are empty objects, at any depth. */
export function withoutEmptyObjects(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withoutEmptyObjects(item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, withoutEmptyObjects(member)] as const);
  return Object.fromEntries(entries.filter(([, member]) => !isEmpty(member)));
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((parent, key) => {
    if (Array.isArray(parent)) return (parent as readonly Json[])[Number(key)];
    return isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
  }, value);
}

/** An object with an own property of any name, including `__proto__`. */
const withOwn = (object: JsonObject, key: string, value: Json): JsonObject =>
  Object.fromEntries([...Object.entries(object).filter(([name]) => name !== key), [key, value]]);

/** Keeps the position of an existing key. */
const replaced = (object: JsonObject, key: string, value: Json): JsonObject =>
  Object.hasOwn(object, key)
    ? Object.fromEntries(Object.entries(object).map(([name, old]) => [name, name === key ? value : old]))
    : withOwn(object, key, value);

/**
 * A copy with another value at a path. Undefined removes the key, and the objects above it that become empty; in a
 * list, it removes the item.
 */
export function withValueAt(value: Json | undefined, path: Path, next: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const items = Array.isArray(value) ? [...(value as readonly Json[])] : [];
    const item = withValueAt(items[key], rest, next);
    // An item that has lost its last key stays in the list.
    if (item !== undefined) items[key] = item;
    else if (rest.length > 0) items[key] = {};
    else items.splice(key, 1);
    return items;
  }
  const object = asObject(value);
  const member = withValueAt(Object.hasOwn(object, key) ? object[key] : undefined, rest, next);
  if (member !== undefined && !(next === undefined && isEmpty(member))) return replaced(object, key, member);
  const others = Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  return next === undefined && isEmpty(others) ? undefined : others;
}

/** A copy in which a key of the object at a path is renamed, in the same position. */
export function withRenamedKey(value: JsonObject, path: Path, from: string, to: string): Json | undefined {
  const entries = Object.entries(asObject(valueAt(value, path))).map(
    ([key, member]) => [key === from ? to : key, member] as const,
  );
  return withValueAt(value, path, Object.fromEntries(entries));
}

/** Whether two values are the same JSON, regardless of key order. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
