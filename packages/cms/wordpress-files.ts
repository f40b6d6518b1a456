import { readdirSync, readFileSync } from 'node:fs';
import type { JsonSchema } from '#configuration/json-schema';
import { schemaFields } from '#configuration/schema-fields';
import { commonKeys } from '#embed/runtime/common-config';
import { widgetNames } from '#tooling/project';
import type { BuildOutput } from './build-output.ts';
import type { OutputFile } from './output-file.ts';
import { readSchema } from './read-schema.ts';
import { widgetDocument } from './widget-document.ts';

const folder = new URL('wordpress/', import.meta.url);

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The block attribute for a key: its type, but no default, because weaker sources may set a key that a block does not.
 */
function attributeOf({ type, enum: choices }: JsonSchema): object {
  return { type: type ?? 'string', ...(choices && { enum: choices }) };
}

function propertiesOf(name: string): [key: string, schema: JsonSchema][] {
  return Object.entries(readSchema(name).properties ?? {}).filter(([key]) => key !== '$schema');
}

function blockJson(name: string, version: string): object {
  const { title, description } = widgetDocument(name);
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 2,
    name: `covermount/${name}`,
    version,
    title,
    category: 'covermount',
    icon: 'shield',
    description,
    keywords: ['covermount', 'insurance'],
    textdomain: 'covermount',
    attributes: Object.fromEntries(propertiesOf(name).map(([key, schema]) => [key, attributeOf(schema)])),
    supports: { html: false, align: ['wide', 'full'] },
    editorScript: 'covermount-editor',
    viewScript: 'covermount',
    style: 'covermount',
    render: 'file:./render.php',
  };
}

const blockFiles = (name: string, version: string): OutputFile[] => [
  { path: `blocks/${name}/block.json`, content: asJson(blockJson(name, version)) },
  {
    path: `blocks/${name}/render.php`,
    content: `<?php\ndefined('ABSPATH') || exit;\n\n// The texts in it are escaped.\necho Covermount\\render_widget('${name}', $attributes, $content, $block->parsed_block['attrs'] ?? []);\n`,
  },
];

/** The schema of the page block without the keys of widgets, which each widget checks itself. */
function pageSchema(): JsonSchema {
  const page = readSchema('page');
  const { widgets, ...brand } = readSchema('brand').properties ?? {};
  const named = Object.fromEntries(widgetNames().map((name) => [name, { type: 'object' }]));
  const ofWidgets = { ...widgets, properties: named, additionalProperties: false };
  return {
    ...page,
    properties: {
      ...page.properties,
      widgets: ofWidgets,
      brands: {
        ...page.properties?.brands,
        additionalProperties: {
          ...readSchema('brand'),
          properties: { ...brand, widgets: ofWidgets },
        },
      },
    },
  };
}

/** The fields for the editor and the settings, which load them on demand. */
function fieldFiles(): OutputFile[] {
  const names = widgetNames();
  const common = schemaFields(readSchema('zip-form')).filter(({ name }) => commonKeys.includes(name));
  const compact = (value: unknown): string => `${JSON.stringify(value)}\n`;
  return [
    { path: 'fields/common.json', content: compact(common) },
    { path: 'fields/page.json', content: compact(schemaFields(pageSchema())) },
    { path: 'fields/page-schema.json', content: compact(pageSchema()) },
    ...names.map((name) => ({
      path: `fields/${name}.json`,
      content: compact(schemaFields(readSchema(name)).filter((field) => !commonKeys.includes(field.name))),
    })),
  ];
}

const php = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

function buildPhp({ version, scriptHash, styleHash }: BuildOutput): string {
  const keys = widgetNames().map((name) => {
    const types = propertiesOf(name).map(([key, { type }]) => `${php(key)} => ${php(String(type))}`);
    return `    ${php(name)} => [${types.join(', ')}],\n`;
  });
  return `<?php
defined('ABSPATH') || exit;

return [
  'version' => ${php(version)},
  'script' => ${php(scriptHash)},
  'style' => ${php(styleHash)},
  'keys' => [
${keys.join('')}  ],
];
`;
}

/** The files whose header names the version. In the others, `{version}` is a placeholder of the site's settings. */
const filesWithVersion = new Set(['covermount.php', 'readme.txt']);

/** The sources of the plugin, with the version filled in. */
const sources = (version: string): OutputFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.pathname.length).replace(/^\//, ''))
    .map((path) => {
      const content = readFileSync(new URL(path, folder), 'utf8');
      return { path, content: filesWithVersion.has(path) ? content.replaceAll('{version}', version) : content };
    });

/** The plugin for WordPress, by path in its folder. */
export function wordpressFiles(build: BuildOutput): OutputFile[] {
  const { version, served, firstPaints } = build;
  const filler = readFileSync(new URL('first-paint/FirstPaint.php', import.meta.url), 'utf8');
  return [
    ...sources(version),
    { path: 'includes/FirstPaint.php', content: filler },
    { path: 'includes/build.php', content: buildPhp(build) },
    ...widgetNames().flatMap((name) => blockFiles(name, version)),
    ...fieldFiles(),
    ...served.map(({ path, content }) => ({ path: `files/${version}/${path}`, content })),
    ...firstPaints,
  ];
}
