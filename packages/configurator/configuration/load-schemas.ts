import type * as z from 'zod/mini';
import type { JsonSchema } from '#configuration/json-schema';
import { brandConfig, pageConfig, widgetConfig } from '#embed/runtime/common-config';

/** A schema in the form that editors read, and in the form with which widgets read configurations. */
export interface Schemas {
  name: string;
  json: JsonSchema;
  config: z.ZodMiniObject;
}

const published = import.meta.glob<JsonSchema>(
  [
    '../../../config-schemas/*.json',
    '!../../../config-schemas/{openapi,custom-elements,html-custom-data,web-types}.json',
  ],
  { import: 'default' },
);
const configurations = import.meta.glob<Readonly<Record<string, unknown>>>('../../../widgets/*/*.config.ts');

const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

/** The names of all schemas: those of the widgets, `brand` and `page`. */
export const schemaNames: readonly string[] = Object.keys(published).map(nameOf);

export const widgetNames: readonly string[] = schemaNames.filter((name) => name !== 'brand' && name !== 'page');

export const loadJsonSchema = (name: string): Promise<JsonSchema> => {
  const importSchema = published[`../../../config-schemas/${name}.json`];
  if (!importSchema) throw new TypeError(`There is no schema "${name}".`);
  return importSchema();
};

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The schema of a widget's own keys: `zipFormConfig` of `zip-form.config.ts`, as its definition names it. */
async function ownConfig(name: string): Promise<z.ZodMiniObject> {
  const file = await configurations[`../../../widgets/${name}/${name}.config.ts`]?.();
  return file?.[`${camel(name)}Config`] as z.ZodMiniObject;
}

async function load(name: string): Promise<Schemas> {
  const json = await loadJsonSchema(name);
  if (name === 'brand') return { name, json, config: brandConfig };
  if (name === 'page') return { name, json, config: pageConfig };
  const { en: _en, es: _es, ...texts } = json.properties?.labels?.properties ?? {};
  const keys = Object.fromEntries(Object.keys(texts).map((key) => [key, '']));
  return { name, json, config: widgetConfig({ config: await ownConfig(name), strings: { en: keys } }) };
}

const loaded = new Map<string, Promise<Schemas>>();

/** Loads a schema, once. */
export function loadSchemas(name: string): Promise<Schemas> {
  let schemas = loaded.get(name);
  if (!schemas) {
    schemas = load(name);
    // A failed import may succeed the next time.
    schemas.catch(() => loaded.delete(name));
    loaded.set(name, schemas);
  }
  return schemas;
}
