import type { Json } from '../json.ts';

const quoted = (text: string): string => {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inner.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}'`;
};

/** A key as written in an object; `__proto__` would set the prototype. */
function keyOf(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/**
 * JSON as a TypeScript literal.
 *
 * @example
 * literal({ quotePage: '/get-a-quote', labels: { submit: 'Go' } })
 * // { quotePage: '/get-a-quote', labels: { submit: 'Go' } }, on a line each
 */
export function literal(value: Json, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? (value as readonly Json[]).map((item) => literal(item, inner))
    : Object.entries(value).map(([key, member]) => `${keyOf(key)}: ${literal(member, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (members.length === 0) return `${open}${close}`;
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`;
}
