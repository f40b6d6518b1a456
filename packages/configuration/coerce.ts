/**
 * How a key is read. Compiled from its schema: at build time (`virtual:key-table/…`) for code that runs without zod, at
 * run time by `keyTypeOf`.
 */
export interface KeyType {
  /** How text is read. `text` covers every other schema: its values are kept as they are. */
  type: 'boolean' | 'number' | 'choice' | 'list' | 'object' | 'text';
  /** The keys of an object with fixed keys. */
  keys?: KeyTypes;
  /** The values of an object with any keys. */
  values?: KeyType;
  /** The items of a list. */
  items?: KeyType;
  accepts: (value: unknown) => boolean;
  /** The default value. Only in whole tables: `virtual:config-table/…`. */
  default?: unknown;
  /** The key needs a value. Only in whole tables. */
  isRequired?: true;
}

export type KeyTypes = Readonly<Record<string, KeyType>>;

/**
 * Reads text as the type of its key: `true`, `15`, `a, b` and JSON. Other values, and text that does not parse as the
 * type, are returned unchanged; `accepts` decides.
 *
 * @param isAttribute Only in attributes, `''` is true and commas separate the members of a list.
 */
export function coerce({ type, accepts }: KeyType, value: unknown, isAttribute: boolean): unknown {
  if (typeof value !== 'string' || type === 'text') return value;
  const text = value.trim();
  if (type === 'boolean') {
    if (/^(true|yes|on|1)$/i.test(text) || (isAttribute && !text)) return true;
    return /^(false|no|off|0)$/i.test(text) ? false : value;
  }
  if (type === 'number') return text && Number.isFinite(Number(text)) ? Number(text) : value;
  if (type === 'choice') {
    const boolean = text === 'true' || (text === 'false' ? false : text);
    return [text, text && Number(text), boolean].find(accepts) ?? text;
  }
  if (/^[[{]/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return value;
    }
  }
  return isAttribute && type === 'list' ? text.split(',').map((member) => member.trim()) : value;
}
