/** An attribute in a custom elements manifest. */
export interface ManifestAttribute {
  name: string;
  description?: unknown;
  /** TypeScript: `boolean`, `'a' | 'b'`. */
  type: { text: string };
  default?: string;
}

interface Named {
  name: string;
  description?: unknown;
}

/** An element in a custom elements manifest. */
export interface ManifestElement extends Named {
  tagName: string;
  attributes: readonly ManifestAttribute[];
  events: readonly (Named & { type: { text: string } })[];
  slots: readonly Named[];
  cssParts: readonly Named[];
  cssProperties: readonly (Named & { default: string })[];
}

/** `'a' | 'b'` as its values. */
const choices = (type: string): string[] => [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value!);

const described = ({ description }: Named) => (description ? { description: String(description) } : {});

const withDefault = ({ description, default: standard }: ManifestAttribute): string =>
  [description, standard === undefined ? '' : `Default: \`${standard}\``].filter(Boolean).join('\n\n');

/** Attributes of other elements than a widget's own: for systems that remove unknown elements. */
const globalAttributes = (elements: readonly ManifestElement[]) => [
  {
    name: 'data-covermount',
    description: 'Makes a `<div>` a widget, and a JSON script the page block (`page`).',
    values: [...elements.map(({ tagName }) => tagName.replace('cover-', '')), 'page'],
  },
  { name: 'data-cover-offer', description: 'The name of a place whose content `<cover-offers>` may replace.' },
  {
    name: 'data-cover-offers',
    description: 'On `<html>`: the page is hidden until its offers are there, two seconds at most.',
  },
];

/**
 * HTML custom data, which Visual Studio Code and other editors with its language service read
 * (`"html.customData": ["./node_modules/covermount/config-schemas/html-custom-data.json"]`).
 */
export const htmlCustomData = (elements: readonly ManifestElement[]) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName,
    ...described(element),
    attributes: element.attributes.map((attribute) => {
      const values = choices(attribute.type.text);
      return {
        name: attribute.name,
        description: { kind: 'markdown', value: withDefault(attribute) },
        ...(attribute.type.text === 'boolean' && { valueSet: 'v' }),
        ...(values.length > 0 && { values: values.map((name) => ({ name })) }),
      };
    }),
  })),
  globalAttributes: globalAttributes(elements).map(({ values, ...attribute }) => ({
    ...attribute,
    ...(values && { values: values.map((name) => ({ name })) }),
  })),
});

/** Web-types, which the editors of JetBrains find by the key `web-types` of `package.json`. */
export const webTypes = (elements: readonly ManifestElement[], version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'covermount',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tagName,
        ...described(element),
        attributes: element.attributes.map((attribute) => ({
          name: attribute.name,
          ...described(attribute),
          ...(attribute.default !== undefined && { default: attribute.default }),
          value: { type: attribute.type.text },
        })),
        slots: element.slots.map(({ name, description }) => ({ name, description })),
        js: { events: element.events.map((event) => ({ name: event.name, ...described(event) })) },
        css: {
          parts: element.cssParts.map((part) => ({ name: part.name, ...described(part) })),
          properties: element.cssProperties.map((property) => ({ name: property.name, ...described(property) })),
        },
      })),
      attributes: globalAttributes(elements).map(({ values, ...attribute }) => ({
        ...attribute,
        ...(values && { value: { type: values.map((value) => `'${value}'`).join(' | ') } }),
      })),
    },
  },
});
