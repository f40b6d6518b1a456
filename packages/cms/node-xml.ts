/** A repository node, as FileVault serializes it to XML. */
export interface XmlNode {
  name: string;
  /** Values are texts; booleans and lists are written with their types. */
  properties?: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  children?: readonly XmlNode[];
}

const namespaces: Readonly<Record<string, string>> = {
  sling: 'http://sling.apache.org/jcr/sling/1.0',
  granite: 'http://www.adobe.com/jcr/granite/1.0',
  cq: 'http://www.day.com/jcr/cq/1.0',
  jcr: 'http://www.jcp.org/jcr/1.0',
  nt: 'http://www.jcp.org/jcr/nt/1.0',
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const escapeXml = (text: string): string => text.replaceAll(/[&<>"\n\r\t]/g, (character) => entities[character]!);

/** Escapes a text: a backslash is the escape character, and a leading brace or bracket would mean a type or a list. */
const vaultText = (text: string): string => text.replaceAll('\\', String.raw`\\`).replace(/^(?=[{[])/, '\\');

function valueText(value: string | boolean | readonly string[]): string {
  if (typeof value === 'boolean') return `{Boolean}${value}`;
  if (typeof value === 'string') return vaultText(value);
  return `[${value.map((item) => item.replaceAll(/[\\,[\]]/g, String.raw`\$&`)).join(',')}]`;
}

function lines({ name, properties = {}, children = [] }: XmlNode, indent: string, declared: string): string {
  const attributes = Object.entries({ 'jcr:primaryType': 'nt:unstructured', ...properties }).flatMap(([key, value]) =>
    value === undefined ? [] : [`\n${indent}    ${key}="${escapeXml(valueText(value))}"`],
  );
  const start = `${indent}<${name}${declared}${attributes.join('')}`;
  if (children.length === 0) return `${start}/>\n`;
  return `${start}>\n${children.map((child) => lines(child, `${indent}  `, '')).join('')}${indent}</${name}>\n`;
}

/** The content of `.content.xml` for a node, which has no name of its own. */
export function nodeXml(node: Omit<XmlNode, 'name'>): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines({ ...node, name: 'jcr:root' }, '', declared.join(''))}`;
}
