import { asRecord, isPlainObject } from '#domain/plain-object';
import { coerce } from './coerce.ts';
import type { KeyType, KeyTypes } from './coerce.ts';
import type { ConfigSource } from './sources.types.ts';

type Path = readonly (string | number)[];

/** A value that was rejected. */
export interface Rejection {
  /** `incomplete`: a list item that is invalid as a whole although each of its values is valid. */
  kind: 'unknown' | 'invalid' | 'incomplete';
  source: string;
  /** Keys from the top, and list indexes. */
  path: Path;
  found: unknown;
  /** The expected type; for an unknown key, the type of its parent object. Undefined at the top. */
  type: KeyType | undefined;
  /** True if the value of a weaker source applies instead. */
  hasWeaker: boolean;
  /** The list item that is omitted because of the rejection. */
  item?: Path;
}

export type Report = (rejection: Rejection) => void;

const REJECTED = Symbol();
const unsafeKeys = /^(__proto__|constructor|prototype)$/;

/** Attributes are lower-case and may have dashes: `quote-page` and `quotepage` both mean `quotePage`. */
export const normalizeKey = (key: string): string => key.replaceAll('-', '').toLowerCase();

const keysByNormalized = new WeakMap<KeyTypes, ReadonlyMap<string, string>>();

/** The schema's key for an authored key. Labels have hundreds of keys, so each object is indexed once. */
function keyIn(keys: KeyTypes, written: string): string | undefined {
  let names = keysByNormalized.get(keys);
  if (!names) {
    // The first of several keys with the same normalized name wins.
    names = new Map(
      Object.keys(keys)
        .toReversed()
        .map((name) => [normalizeKey(name), name]),
    );
    keysByNormalized.set(keys, names);
  }
  return names.get(normalizeKey(written));
}

/**
 * Merges sources, weakest first. A rejected value is reported and omitted, so the next weaker one applies; objects
 * merge by key, lists replace.
 */
export function mergeSources(
  keys: KeyTypes,
  sources: readonly ConfigSource[],
  report: Report,
): Record<string, unknown> {
  let current: ConfigSource;
  const rejections: Rejection[] = [];

  const reject = (
    kind: Rejection['kind'],
    path: Path,
    found: unknown,
    type?: KeyType,
    weaker?: unknown,
  ): typeof REJECTED => {
    rejections.push({ kind, source: current.source, path, found, type, hasWeaker: weaker !== undefined });
    return REJECTED;
  };

  /** The valid part of a value. */
  const accept = (type: KeyType, raw: unknown, path: Path, weaker?: unknown): unknown => {
    let value = coerce(type, raw, !!current.isAttributes);
    const { items } = type;
    if (type.type === 'object') {
      return isPlainObject(value) ? mergeObject(type, value, path, weaker) : reject('invalid', path, raw, type, weaker);
    }
    if (items && Array.isArray(value)) {
      value = value
        .map((member: unknown, index) => acceptMember(items, member, [...path, index]))
        .filter((member) => member !== REJECTED);
    }
    return type.accepts(value) ? value : reject('invalid', path, raw, type, weaker);
  };

  const acceptMember = (type: KeyType, raw: unknown, path: Path): unknown => {
    const before = rejections.length;
    const value = accept(type, raw, path);
    if (value !== REJECTED && type.accepts(value)) return value;
    // One report per list item.
    if (rejections.length === before) reject('incomplete', path, value, type);
    for (const rejection of rejections.slice(before)) rejection.item = path;
    return REJECTED;
  };

  const mergeObject = (type: KeyType, object: object, path: Path, weaker: unknown): Record<string, unknown> => {
    const { keys: known = {}, values } = type;
    const result = { ...asRecord(weaker) };
    // A label for all languages replaces the labels by language of weaker sources.
    for (const language of known.en?.keys && known.es?.keys ? ['en', 'es'] : []) {
      const texts = Object.entries(asRecord(result[language]));
      result[language] = Object.fromEntries(texts.filter(([key]) => !Object.hasOwn(object, key)));
    }
    for (const [written, found] of Object.entries(object) as [string, unknown][]) {
      if (values ? unsafeKeys.test(written) : found === undefined || found === null) continue;
      // Editors add `$schema` to name the schema.
      if (written === '$schema' && path.length === 0) continue;
      const key = (values ? written : keyIn(known, written)) ?? '';
      const keyType = values ?? known[key];
      const value = keyType
        ? accept(keyType, found, [...path, key], result[key])
        : reject('unknown', [...path, written], found, type);
      if (value !== REJECTED) result[key] = value;
    }
    return result;
  };

  let merged: Record<string, unknown> = {};
  for (current of sources) {
    const { value } = current;
    if (isPlainObject(value)) merged = mergeObject({ keys } as KeyType, value, [], merged);
    else if (value !== undefined) reject('invalid', [], value);
  }
  rejections.forEach(report);
  return merged;
}

/** Compiled keys of a configuration: the module `virtual:key-table/<widget>/<key>,<key>`. */
export interface KeyTable {
  keys: KeyTypes;
  defaults: Readonly<Record<string, unknown>>;
}

/**
 * Reads some keys without zod, exactly as the runtime does. Ignores keys that are not in the table.
 *
 * @param onWrong Called for each rejected value.
 * @example
 * import table from 'virtual:key-table/idle-popup/wait,exitIntent';
 * const { wait, exitIntent } = readKeys(table, sources) as { wait: number; exitIntent: boolean };
 */
export function readKeys(
  { keys, defaults }: KeyTable,
  sources: readonly ConfigSource[],
  onWrong?: () => void,
): Record<string, unknown> {
  const report: Report = ({ kind }) => {
    if (kind !== 'unknown') onWrong?.();
  };
  return { ...defaults, ...mergeSources(keys, sources, report) };
}
