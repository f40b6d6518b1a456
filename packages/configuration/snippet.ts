import { globalAttribute, notConfiguration } from './sources.ts';

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A configuration as an author writes it. */
export type Snippet = Readonly<Record<string, Value>>;

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Text as it is written in a double-quoted attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * HTML has no NUL, and changes line ends; UTF-8 has no half a surrogate pair; editors take `<` and `>` for tags wherever they are,
 * and shortcodes take brackets for theirs. JSON escapes them all.
 */
// oxlint-disable-next-line no-control-regex -- control characters are intended
const unfitForAttributes = /[<>[\]\u0000-\u001f\u007f]|\p{Surrogate}/u;

/** An item of a list whose items are separated by commas. */
const isListItem = (item: Value): boolean =>
  typeof item === 'number' || (typeof item === 'string' && !/[,[\]{}]|^\s|\s$/.test(item));

/** The text of a single attribute; undefined for values that need JSON. */
function attributeText(value: Value): string | undefined {
  if (isList(value) ? value.length === 0 || !value.every(isListItem) : typeof value === 'object') return undefined;
  const text = isList(value) ? value.join(', ') : String(value);
  return unfitForAttributes.test(text) ? undefined : text;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Lists as text: shortcodes cut an attribute at a closing bracket, and the widgets read a list that is written as text. */
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

// Not by `^`, which matches after other line ends, too: such as one in a text.
export const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');

/** What is inside an element, on lines of its own; nothing where there is none. */
export function inside(parts: readonly string[]): string {
  const present = parts.filter((part) => part.trim() !== '');
  return present.length > 0 ? `\n${indented(present.join('\n'), '  ')}\n` : '';
}

const script = (json: string, attributes = ''): string =>
  `<script type="application/json"${attributes}>\n${json}\n</script>`;

interface Split {
  /** Attributes and their texts; `true` for one that needs none. */
  single: [name: string, text: string | true][];
  /** What needs JSON. */
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
export function elementForm(name: string, config: Snippet, fallback: string): string {
  const { single, rest } = split(config, (key) => !globalAttribute.test(key));
  const tag = [`cover-${name}`, ...single.map(written)].join(' ');
  const json = Object.keys(rest).length > 0 ? [script(scriptJson(rest))] : [];
  return `<${tag}>${inside([fallback, ...json])}</cover-${name}>`;
}

/** The same on a plain element, for systems that strip custom elements and scripts. */
export function plainForm(name: string, config: Snippet, fallback: string): string {
  // What such a system would change is safer in JSON, which escapes it.
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
