import { asObject, type Json, type JsonObject } from '../json.ts';

/** What is written for characters that WordPress changes where an author may not write any HTML. The plugin reads it back. */
const escapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\u005c`,
  '&': String.raw`\u0026`,
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
};
const characters = Object.fromEntries(Object.entries(escapes).map(([character, escape]) => [escape, character]));

/** What WordPress makes of characters in a block that was written by hand, for authors who may not write any HTML. */
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

/** Every text of a value, and every key. */
function changed(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: Json) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), changed(one, change)]));
}

/** The attributes of a block of the WordPress plugin, from a configuration. */
export const blockAttributes = (config: JsonObject): JsonObject => asObject(changed(config, encodeText));

/** The configuration that the plugin reads from the attributes of a block. */
export const configOfBlock = (attributes: JsonObject): JsonObject => asObject(changed(attributes, decodeText));
