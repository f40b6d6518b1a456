import { globalAttribute, notConfiguration } from './sources.ts';

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A configuration as an author writes it. */
export type Snippet = Readonly<Record<string, Value>>;

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Escapes text for a double-quoted attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Characters that are written as JSON escapes: HTML cannot represent NUL and normalizes line ends, UTF-8 cannot
 * represent half a surrogate pair, editors mistake `<` and `>` for tags, and shortcodes mistake brackets.
 */
// oxlint-disable-next-line no-control-regex -- control characters are intended
const unfitForAttributes = /[<>[\]\u0000-\u001f\u007f]|\p{Surrogate}/u;

/** True for an item that can be written in a comma-separated list. */
const isListItem = (item: Value): boolean =>
  typeof item === 'number' || (typeof item === 'string' && !/[,[\]{}]|^\s|\s$/.test(item));

/** The text of a single attribute; undefined for values that need JSON. */
function attributeText(value: Value): string | undefined {
  if (isList(value) ? value.length === 0 || !value.every(isListItem) : typeof value === 'object') return undefined;
  const text = isList(value) ? value.join(', ') : String(value);
  return unfitForAttributes.test(text) ? undefined : text;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/**
 * Writes lists as text: shortcodes truncate an attribute at a closing bracket, and widgets also read a list from text.
 */
function withoutBrackets(value: Value): Value {
  if (isList(value)) return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, withoutBrackets(nested)]));
}

/** Characters with a meaning in some content management system or template, and control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are intended
const fragile = /[<>&'[\]\u0000-\u001f\u007f]|\$(?=\{)/g;

const asUnicode = (character: string): string =>
  String.raw`\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * JSON for a double-quoted attribute, escaped so that content management systems do not change it.
 *
 * @example
 * attributeJson({ labels: { submit: 'Bits & pieces' } })
 * // {&quot;labels&quot;:{&quot;submit&quot;:&quot;Bits \u0026 pieces&quot;}}
 */
export function attributeJson(value: Value): string {
  const text = JSON.stringify(withoutBrackets(value), null, 1).replaceAll(/\n\s*/g, ' ');
  return text
    .replaceAll(/\\(.)/g, (all, escaped: string) => (escaped === '"' ? asUnicode('"') : all))
    .replaceAll(fragile, asUnicode)
    .replaceAll('"', '&quot;');
}

const scriptJson = (value: Value): string => JSON.stringify(value, null, 2).replaceAll('<', asUnicode('<'));

// Not with `^`, which also matches after other line ends, such as those in a text.
export const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');

/** The content of an element, on separate lines; empty if there is none. */
export function inside(parts: readonly string[]): string {
  const present = parts.filter((part) => part.trim() !== '');
  return present.length > 0 ? `\n${indented(present.join('\n'), '  ')}\n` : '';
}

const script = (json: string, attributes = ''): string =>
  `<script type="application/json"${attributes}>\n${json}\n</script>`;

interface Split {
  /** Attributes with their texts; `true` for an attribute without a value. */
  single: [name: string, text: string | true][];
  /** The values that need JSON. */
  rest: Record<string, Value>;
}

function split(config: Snippet, isAttribute: (name: string, text: string) => boolean): Split {
  const single: Split['single'] = [];
  const rest: Split['rest'] = {};
  for (const [key, value] of Object.entries(config)) {
    const name = kebab(key);
    const text = attributeText(value);
    if (text === undefined || notConfiguration.test(name) || !isAttribute(name, text)) rest[key] = value;
    else single.push([name, value === true || text]);
  }
  return { single, rest };
}

const written = ([name, text]: [string, string | true]): string =>
  text === true ? name : `${name}="${escapeText(text)}"`;

/** A widget as a custom element: single values as attributes, the rest as a JSON script. */
export function elementSnippet(name: string, config: Snippet, fallback: string): string {
  const { single, rest } = split(config, (key) => !globalAttribute.test(key));
  const tag = [`cover-${name}`, ...single.map(written)].join(' ');
  const json = Object.keys(rest).length > 0 ? [script(scriptJson(rest))] : [];
  return `<${tag}>${inside([fallback, ...json])}</cover-${name}>`;
}

/** The widget as a plain element, for systems that strip custom elements and scripts. */
export function plainForm(name: string, config: Snippet, fallback: string): string {
  // Characters that such a system would change are safer in JSON, which escapes them.
  const { single, rest } = split(config, (_key, text) => !/[<>&"'[\]]|\$\{/.test(text));
  const attributes = single.map(([key, text]) => `data-${key}="${text}"`);
  if (Object.keys(rest).length > 0) attributes.push(`data-config="${attributeJson(rest)}"`);
  return `<div ${[`data-covermount="${name}"`, ...attributes].join(' ')}>${inside([fallback])}</div>`;
}

/** The page block as a script, and as a plain element. */
export const pageForms = (config: Snippet): [script: string, plain: string] => [
  script(scriptJson(config), ' data-covermount="page"'),
  `<div data-covermount="page" data-config="${attributeJson(config)}"></div>`,
];
