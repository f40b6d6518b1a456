import { plainName } from '#domain/plain-name';

const asEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The value of a key in any spelling. */
export const valueOf = (json: unknown, name: string): unknown =>
  asEntries(json).find(([key]) => plainName(key) === name)?.[1];

/** Keys of an error that are not for people. */
const forPrograms = /^(?:.*code|.*id|type|field|path|key|name|property)$/;

/**
 * The texts of a response with a list of errors in place of a message (spec 2 §3.9: `errors[].message`), with one
 * error, or with lists by field.
 */
export function errorTextsOf(json: unknown): string | undefined {
  const texts = textsIn(valueOf(json, 'errors'));
  return (texts.length > 0 ? texts : textsIn(valueOf(json, 'error'))).join(' ') || undefined;
}

/** The text of the first of these keys that has one. */
function textAt(json: unknown, names: readonly string[]): string | undefined {
  const text = names.map((name) => valueOf(json, name)).find((value) => typeof value === 'string' && value.trim());
  return (text as string | undefined)?.trim();
}

/**
 * The explanation of a refused or failed call that has no message: its errors, or the text of another usual key;
 * `detail` and `title` are those of RFC 9457.
 */
export const explanationIn = (json: unknown): string | undefined =>
  errorTextsOf(json) ?? textAt(json, ['errormessage', 'errordescription', 'detail', 'reason', 'title']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  const text = textAt(value, ['message', 'text', 'detail', 'description']);
  if (text) return [text];
  const entries = asEntries(value).filter(([key]) => !forPrograms.test(plainName(key)));
  return entries.flatMap(([, child]) => textsIn(child));
}
