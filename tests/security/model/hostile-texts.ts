import { readFileSync } from 'node:fs';
import { registry } from '#widgets/registry';

interface Schema {
  type?: string;
  pattern?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

/** Every widget of the registry. */
export const widgetNames = Object.keys(registry.widgets);

/** Every widget that is rendered without a trigger, such as a time or the hash of the address. */
export const untriggeredWidgets = widgetNames.filter((name) => !registry.triggered.test(name));

/** The published schema of a widget's configuration, or of `brand` or `page`. */
export const schemaOf = (name: string): Schema =>
  JSON.parse(readFileSync(`config-schemas/${name}.json`, 'utf8')) as Schema;

export const labelKeysOf = (name: string): readonly string[] =>
  Object.entries(schemaOf(name).properties?.labels?.properties ?? {}).flatMap(([key, { type }]) =>
    type === 'string' ? [key] : [],
  );

export const themeKeys: readonly string[] = Object.keys(schemaOf('brand').properties?.theme?.properties ?? {});

/** White space collapsed, as in an accessible name. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The same texts, each followed by a payload. */
export function hostile<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  payloads: readonly string[],
): Texts {
  const entries = Object.entries(texts).map(([key, text], index) => [
    key,
    onOneLine(`${text} ${payloads[index % payloads.length]}`),
  ]);
  return Object.fromEntries(entries) as Texts;
}
