import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { type JsonSchema, limitOf } from '#configuration/json-schema';
import { keyName } from '#configuration/key-name';
import { withoutUndefined } from '#configuration/schema-fields';
import { widgetNames } from '#tooling/project';
import type { BuildOutput } from './build-output.ts';
import type { OutputFile } from './output-file.ts';
import { readSchema } from './read-schema.ts';
import { widgetDocument } from './widget-document.ts';

/** Texts are quoted: Drupal's YAML reader converts `2026-11-20` to a number of seconds. */
const asYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });

/** PHP reads an empty object as an empty list. */
const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/**
 * A schema in JSON Schema draft 4, which Drupal reads: an exclusive limit is a flag there, and a required list is not
 * empty.
 */
function draft4(schema: JsonSchema, title?: string): object {
  const { properties, items, additionalProperties, exclusiveMinimum, required = [] } = schema;
  const {
    minimum,
    maximum,
    type,
    enum: choices,
    description,
    default: standard,
    minLength,
    maxLength,
    pattern,
  } = schema;
  const examples = schema.examples?.filter((example) => !isEmptyObject(example)) ?? [];
  const entries = Object.entries(properties ?? {}).filter(([key]) => key !== '$schema');
  const lowest = exclusiveMinimum ?? limitOf(minimum);
  return {
    ...(title !== undefined && { title }),
    ...withoutUndefined({ type, enum: choices, description, minLength, maxLength, pattern }),
    ...(standard !== undefined && !isEmptyObject(standard) && { default: standard }),
    ...(examples.length > 0 && { examples }),
    ...withoutUndefined({ minimum: lowest, maximum: limitOf(maximum) }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum: true }),
    ...(entries.length > 0 && {
      properties: Object.fromEntries(entries.map(([key, property]) => [key, draft4(property, keyName(key))])),
    }),
    ...(required.length > 0 && { required }),
    ...(items && { items: draft4(items) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? draft4(additionalProperties) : additionalProperties,
    }),
  };
}

const content = {
  title: 'Content',
  description: 'Shown until the widget is ready, and where it cannot be.',
};

function componentFiles(name: string): OutputFile[] {
  const { title, description } = widgetDocument(name);
  const { properties = {} } = readSchema(name);
  const keys = Object.keys(properties).filter((key) => key !== '$schema');
  const metadata = {
    $schema: 'https://git.drupalcode.org/project/drupal/-/raw/HEAD/core/assets/schemas/v1/metadata.schema.json',
    name: title,
    description,
    group: 'Covermount',
    status: 'stable',
    props: draft4({ type: 'object', properties }),
    slots: { content },
    libraryOverrides: { dependencies: ['covermount/widgets'] },
  };
  const template = `{% set config = {} %}
{% for key in [${keys.map((key) => `'${key}'`).join(', ')}] %}
  {% if (_context[key] ?? '') is not same as('') %}
    {% set config = config|merge({(key): _context[key]}) %}
  {% endif %}
{% endfor %}
<cover-${name}{{ attributes }}{% if config %} config="{{ config|json_encode }}"{% endif %}>
  {% block content %}{{ content ?? '' }}{% endblock %}
</cover-${name}>
`;
  return [
    { path: `components/${name}/${name}.component.yml`, content: asYaml(metadata) },
    { path: `components/${name}/${name}.twig`, content: template },
  ];
}

/** The files that all widgets of a page share. */
function siteFiles(): OutputFile[] {
  const metadata = {
    name: 'Covermount site',
    description: 'The page block: what all widgets of a page share. Once in the template of a page.',
    group: 'Covermount',
    status: 'stable',
    props: {
      type: 'object',
      required: ['page'],
      properties: {
        page: {
          type: 'object',
          title: 'Page block',
          description: 'Brands, services and what else all widgets share.',
          examples: [{ brands: { lonestar: { code: 'LS', name: 'Lone Star Cover' } } }],
        },
      },
    },
    libraryOverrides: { dependencies: ['covermount/widgets'] },
  };
  return [
    { path: 'components/site/site.component.yml', content: asYaml(metadata) },
    {
      path: 'components/site/site.twig',
      content: '<div data-covermount="page" hidden data-config="{{ page|json_encode }}"></div>\n',
    },
  ];
}

/** The module for Drupal, by path in its folder, without the files of the widgets. */
export function drupalFiles({ version, scriptHash, styleHash }: BuildOutput): OutputFile[] {
  const info = {
    name: 'Covermount',
    type: 'module',
    description: 'Insurance widgets as single-directory components.',
    package: 'Covermount',
    core_version_requirement: '^10.3 || ^11',
    version,
  };
  const libraries = {
    widgets: {
      version,
      css: {
        component: {
          [`files/${version}/covermount.css`]: {
            preprocess: false,
            attributes: { integrity: styleHash, crossorigin: 'anonymous' },
          },
        },
      },
      js: { 'load.js': { preprocess: false, attributes: { defer: true } } },
    },
  };
  const load = readFileSync(new URL('drupal/load.js', import.meta.url), 'utf8')
    .replace('{version}', version)
    .replace('{scriptHash}', scriptHash);
  return [
    { path: 'covermount.info.yml', content: asYaml(info) },
    { path: 'covermount.libraries.yml', content: asYaml(libraries) },
    { path: 'load.js', content: load },
    ...siteFiles(),
    ...widgetNames().flatMap(componentFiles),
  ];
}

/** The module with the files of the widgets. */
export const drupalArchive = (build: BuildOutput): OutputFile[] => [
  ...drupalFiles(build),
  ...build.served.map(({ path, content: bytes }) => ({ path: `files/${build.version}/${path}`, content: bytes })),
];
