import { plainName } from '#domain/plain-name';

const asEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The value of a key, however it is spelled. */
export const valueOf = (json: unknown, name: string): unknown =>
  asEntries(json).find(([key]) => plainName(key) === name)?.[1];

/** In the place of an error: there is none. */
const noErrorWord = /^(?:|0|false|no|none|null|ok|success)$/i;

/** Keys of an error that are for programs. */
const programKeys = new Set(['code', 'errorcode', 'type', 'field', 'path', 'key', 'name', 'property', 'id', 'traceid']);

/** Whether the value of `error` or `errors` names an error: neither empty nor a word for none. */
export function hasError(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasError);
  return value !== undefined && value !== null && !noErrorWord.test(String(value).trim());
}

/**
 * The texts of a response that has a list of errors in place of a message (spec 2 §3.9: `errors[].message`), one error, or
 * lists by field.
 */
export function errorTextsOf(json: unknown): string | undefined {
  const texts = textsIn(valueOf(json, 'errors'));
  return (texts.length > 0 ? texts : textsIn(valueOf(json, 'error'))).join(' ') || undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return noErrorWord.test(value.trim()) ? [] : [value.trim()];
  const own = ['message', 'text', 'detail', 'description'].map((name) => valueOf(value, name));
  const text = own.find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof text === 'string') return [text.trim()];
  const entries = asEntries(value).filter(([key]) => !programKeys.has(plainName(key)));
  return entries.flatMap(([, one]) => textsIn(one));
}
