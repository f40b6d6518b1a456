import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { ZodMiniObject } from 'zod/mini';
import type { Strings, WidgetDefinition } from '#embed/runtime/define-widget';
import { projectRoot, widgetNames } from '../project.ts';
import { startModuleServer } from '../vite/module-server.ts';
import { htmlCustomData, type ManifestElement, webTypes } from './editor-data.ts';
import { partsOfWidget } from './part-names.ts';

type Json = Record<string, unknown>;

const folder = new URL('config-schemas/', pathToFileURL(projectRoot));

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Generated {
  file: string;
  text: string;
}

const asFile = (file: string, value: unknown): Generated => ({ file, text: `${JSON.stringify(value, null, 2)}\n` });

/** Writes the keys of which an object requires one. */
function requireOne({ jsonSchema }: { jsonSchema: Json }): void {
  const { requiresOneOf } = jsonSchema;
  if (!Array.isArray(requiresOneOf)) return;
  delete jsonSchema.requiresOneOf;
  jsonSchema.anyOf = requiresOneOf.map((key) => ({ required: [key] }));
}

/** The texts of one language. */
const textsOf = (description: string, strings: Strings): Json => ({
  type: 'object',
  description,
  properties: Object.fromEntries(
    Object.entries(strings).map(([key, text]) => [key, { type: 'string', default: text }]),
  ),
  additionalProperties: false,
});

/** Each text with its English and Spanish wording, so that editors show the default; and by language. */
function labelProperties(en: Strings, es: Strings): Json {
  const texts = Object.entries(en).map(([key, text]) => [
    key,
    { type: 'string', description: `English: ${text}\nEspañol: ${es[key] ?? ''}`, default: text },
  ]);
  return {
    ...(Object.fromEntries(texts) as Json),
    en: textsOf('Texts for English alone.', en),
    es: textsOf('Texts for Spanish alone.', es),
  };
}

/** `CoverZipForm`, of `zip-form`. */
const classNameOf = (name: string): string =>
  `Cover-${name}`.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const events: readonly { name: string; description: string; detail: string }[] = [
  { name: 'covermount:ready', description: 'The widget is drawn and takes input.', detail: '{ widget: string }' },
  {
    name: 'covermount:step',
    description: 'The visitor is at another step.',
    detail: '{ widget: string; step: string; stage: string; progress: number }',
  },
  {
    name: 'covermount:track',
    description: 'An analytics event, free of personal data.',
    detail: '{ widget: string; event: string; data: Record<string, unknown> }',
  },
  {
    name: 'covermount:navigate',
    description: 'The visitor is about to leave; cancel it to route them yourself.',
    detail: '{ widget: string; url: string; reason: string }',
  },
  {
    name: 'covermount:complete',
    description: 'The widget’s work is done.',
    detail: '{ widget: string; outcome: string }',
  },
  {
    name: 'covermount:error',
    description: 'Something failed.',
    detail: '{ widget: string; code: string; message: string }',
  },
];

const isSingle = ({ type }: Json): boolean => type !== 'object' && type !== 'array';

/** Whether a key is usually written as an attribute: a single value, or a list of single values. */
const isAttribute = (property: Json): boolean =>
  isSingle(property) || (property.type === 'array' && isSingle(property.items as Json));

function manifestDeclaration(
  definition: WidgetDefinition,
  schema: Json,
  tokens: Record<string, { description: string; default: string }>,
): ManifestElement & Json {
  const properties = schema.properties as Record<string, Json>;
  return {
    kind: 'class',
    name: classNameOf(definition.name),
    customElement: true,
    tagName: `cover-${definition.name}`,
    description: String(schema.description ?? ''),
    attributes: [
      ...Object.entries(properties)
        .filter(([key, property]) => key !== '$schema' && isAttribute(property))
        .map(([key, property]) => ({
          name: kebab(key),
          description:
            property.type === 'array'
              ? `${String(property.description)} Values are separated by commas.`
              : property.description,
          type: {
            text: Array.isArray(property.enum)
              ? property.enum.map((value) => `'${String(value)}'`).join(' | ')
              : String(property.type ?? 'string')
                  .replace('integer', 'number')
                  .replace('array', 'string'),
          },
          ...(property.default !== undefined && { default: JSON.stringify(property.default) }),
        })),
      { name: 'config', description: 'Configuration as JSON.', type: { text: 'string' } },
      { name: 'config-src', description: 'Address of configuration as JSON.', type: { text: 'string' } },
    ],
    events: events.map(({ name, description, detail }) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: [
      { name: '', description: 'Content that is shown until the widget is ready, and for good if it cannot be.' },
    ],
    cssParts: partsOfWidget(definition.name).map((name) => ({
      name,
      ...(name === 'root' && { description: 'The widget’s outermost element.' }),
    })),
    cssProperties: Object.entries(tokens).map(([name, token]) => ({
      name: `--cover-${kebab(name)}`,
      description: token.description,
      default: token.default,
    })),
  };
}

async function generate(server: ViteDevServer): Promise<Generated[]> {
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;
  const { toJSONSchema } = await load<typeof import('zod/mini')>('zod/mini');
  const { widgetConfig, brandConfig, pageConfig } = await load<typeof import('#embed/runtime/common-config')>(
    '/packages/embed/runtime/common-config.ts',
  );
  const { tokens } = await load<typeof import('#ui/tokens')>('/packages/ui/tokens/tokens.tsx');
  const { openApiDocument } = await load<typeof import('./openapi.ts')>('/packages/tooling/generate/openapi.ts');

  const themeProperties = Object.fromEntries(
    Object.entries(tokens).map(([name, { description, default: standard }]) => [
      name,
      { type: 'string', description, default: standard },
    ]),
  );
  const toSchema = (schema: ZodMiniObject, file: string, title: string, description: string): Json => {
    const { $schema, ...json } = toJSONSchema(schema, { io: 'input', override: requireOne }) as Json;
    const properties = json.properties as Record<string, Json>;
    if (properties.theme) Object.assign(properties.theme, { properties: themeProperties, additionalProperties: false });
    properties.$schema = { type: 'string', description: 'Names this schema, for editors.' };
    return { $schema, $id: file, title, description, ...json, additionalProperties: false };
  };

  const files: Generated[] = [];
  const declarations: ManifestElement[] = [];
  const names = widgetNames();
  const { version: packageVersion } = JSON.parse(await readFile(`${projectRoot}package.json`, 'utf8')) as {
    version: string;
  };
  for (const name of names) {
    const { default: definition } = await load<{ default: WidgetDefinition }>(`/widgets/${name}/index.ts`);
    const { en } = definition.strings;
    const es = typeof definition.strings.es === 'function' ? await definition.strings.es() : definition.strings.es;
    const schema = toSchema(
      widgetConfig(definition),
      `${name}.json`,
      `cover-${name}`,
      `Configuration of <cover-${name}>.`,
    );
    const properties = schema.properties as Record<string, Json>;
    Object.assign(properties.labels as Json, { properties: labelProperties(en, es), additionalProperties: false });
    files.push(asFile(`${name}.json`, schema));
    declarations.push(manifestDeclaration(definition, schema, tokens));
  }
  const widgets: Json = {
    type: 'object',
    description: 'Configuration for every widget of a name; weaker than what an element says itself.',
    examples: [{ 'zip-form': { quotePage: '/get-a-quote' } }],
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `./${name}.json` }])),
    additionalProperties: false,
  };
  const brand = toSchema(
    brandConfig,
    'brand.json',
    'Brand preset',
    'One brand: its name, look and services. The value of a key of the page block’s `brands`.',
  );
  (brand.properties as Json).widgets = widgets;
  const page = toSchema(
    pageConfig,
    'page.json',
    'Page block',
    'What all widgets of a page share: <script type="application/json" data-covermount="page">.',
  );
  const pageProperties = page.properties as Json;
  pageProperties.widgets = widgets;
  pageProperties.brands = { ...(pageProperties.brands as Json), additionalProperties: { $ref: './brand.json' } };
  files.push(
    asFile('brand.json', brand),
    asFile('page.json', page),
    asFile('openapi.json', openApiDocument()),
    asFile('html-custom-data.json', htmlCustomData(declarations)),
    asFile('web-types.json', webTypes(declarations, packageVersion)),
    asFile('custom-elements.json', {
      schemaVersion: '1.0.0',
      readme: 'README.md',
      modules: [
        {
          kind: 'javascript-module',
          path: 'dist/covermount.js',
          declarations,
          exports: names.map((name) => ({
            kind: 'custom-element-definition',
            name: `cover-${name}`,
            declaration: { name: classNameOf(name), module: 'dist/covermount.js' },
          })),
        },
      ],
    }),
  );
  return files;
}

/** The files of `config-schemas/` that are out of date, with the widgets as a module server reads them. */
export async function driftedSchemas(server: ViteDevServer): Promise<string[]> {
  const checks = (await generate(server)).map(async ({ file, text }) => {
    const present = await readFile(new URL(file, folder), 'utf8').catch(() => '');
    return present === text ? [] : [file];
  });
  return (await Promise.all(checks)).flat();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await mkdir(folder, { recursive: true });
  const server = await startModuleServer();
  const files = await generate(server);
  await server.close();
  await Promise.all(files.map(({ file, text }) => writeFile(new URL(file, folder), text)));
  console.log(`Wrote ${files.length} files into config-schemas/.`);
}
