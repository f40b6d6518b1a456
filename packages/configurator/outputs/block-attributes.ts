import { asObject, type Json, type JsonObject, withoutEmptyObjects } from '../json.ts';

/**
 * Escapes for characters that WordPress changes when the author lacks the `unfiltered_html` capability. The plugin
 * decodes them.
 */
const escapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\u005c`,
  '&': String.raw`\u0026`,
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
};
const characters = Object.fromEntries(Object.entries(escapes).map(([character, escape]) => [escape, character]));

/** Entities that WordPress writes into a hand-written block when the author lacks the `unfiltered_html` capability. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
};

const encodeText = (text: string): string => text.replaceAll(/[\\&<>]/g, (character) => escapes[character]!);

const decodeText = (text: string): string =>
  text
    .replaceAll(/&(?:amp|lt|gt|quot|#039);/g, (entity) => entities[entity]!)
    .replaceAll(/\\u00(?:5c|26|3c|3e)/g, (escape) => characters[escape]!);

/** Applies a function to every text and every key of a value. */
function changed(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: Json) => changed(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [change(key), changed(child, change)]));
}

/**
 * The attributes of a WordPress block for a configuration. Empty objects are omitted: they have no effect, and PHP
 * would read them as empty lists.
 */
export const blockAttributes = (config: JsonObject): JsonObject =>
  asObject(changed(withoutEmptyObjects(config), encodeText));

/** The configuration that the plugin reads from a block's attributes. */
export const configOfBlock = (attributes: JsonObject): JsonObject => asObject(changed(attributes, decodeText));
