type Value = string | number | boolean | Value[] | { [key: string]: Value };

/** A configuration as an author writes it. */
export type Snippet = Readonly<Record<string, Value>>;

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The text of a single attribute; undefined for values that need JSON. */
function attributeText(value: Value): string | undefined {
  if (typeof value === 'object' && !Array.isArray(value)) return undefined;
  if (!Array.isArray(value)) return escapeText(String(value));
  const isPlain = value.every((item) => typeof item === 'number' || (typeof item === 'string' && !/[,[\]]/.test(item)));
  return isPlain && value.length > 0 ? escapeText(value.join(', ')) : undefined;
}

/** Lists as text: shortcodes cut an attribute at a closing bracket, and the widgets read a list that is written as text. */
function withoutBrackets(value: Value): Value {
  if (Array.isArray(value)) return JSON.stringify(value);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, withoutBrackets(nested)]));
}

/** Characters with a meaning in some content management system, and control characters. */
// eslint-disable-next-line no-control-regex -- control characters are intended
const fragile = /[<>&'[\]\u0000-\u001f\u007f]/g;

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

const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);

const script = (json: string, attributes = ''): string =>
  `<script type="application/json"${attributes}>\n${json}\n</script>`;

function split(config: Snippet): { single: [string, string][]; rest: Record<string, Value> } {
  const single: [string, string][] = [];
  const rest: Record<string, Value> = {};
  for (const [key, value] of Object.entries(config)) {
    const text = attributeText(value);
    if (text === undefined) rest[key] = value;
    else single.push([kebab(key), text]);
  }
  return { single, rest };
}

const written = ([name, text]: [string, string]): string => (text === 'true' ? name : `${name}="${text}"`);

/** A widget as a custom element: single values as attributes, the rest as a JSON script. */
export function elementForm(name: string, config: Snippet, fallback: string): string {
  const { single, rest } = split(config);
  const tag = [`cover-${name}`, ...single.map(written)].join(' ');
  const json = Object.keys(rest).length > 0 ? [script(scriptJson(rest))] : [];
  return `<${tag}>\n${indented([fallback, ...json].join('\n'), '  ')}\n</cover-${name}>`;
}

/** The same on a plain element, for systems that strip custom elements and scripts. */
export function plainForm(name: string, config: Snippet, fallback: string): string {
  const { single, rest } = split(config);
  const attributes = single.map(([key, text]) => `data-${key}="${text}"`);
  if (Object.keys(rest).length > 0) attributes.push(`data-config="${attributeJson(rest)}"`);
  return `<div ${[`data-covermount="${name}"`, ...attributes].join(' ')}>\n${indented(fallback, '  ')}\n</div>`;
}

/** The page block as a script, and as a plain element. */
export const pageForms = (config: Snippet): [script: string, plain: string] => [
  script(scriptJson(config), ' data-covermount="page"'),
  `<div data-covermount="page" data-config="${attributeJson(config)}"></div>`,
];
