import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { eventCatalogue } from '#analytics/event-catalogue';
import { elementSnippet, pageForms, plainForm } from '#configuration/snippet';
import type { Snippet } from '#configuration/snippet';
import { withTokenNames } from '#configuration/token-names';
import { commonKeys as sharedKeys } from '#embed/runtime/common-config';
import { documentedCalls } from '#services/contract/documented-calls';
import { tokenProperty } from '#ui/theme';
import { tokens } from '#ui/tokens';
import { projectRoot } from '../project.ts';
import { partNames } from './part-names.ts';
import { code, eventTable, keyTable, labelTable, table } from './reference.ts';
import type { Schema } from './reference.ts';

interface Generated {
  /** Path relative to the project's folder. */
  file: string;
  text: string;
}

const root = pathToFileURL(projectRoot);

const schemaOf = (name: string): Schema =>
  JSON.parse(readFileSync(new URL(`config-schemas/${name}.json`, root), 'utf8')) as Schema;

const commonKeys = new Set([...sharedKeys, 'labels']);

const some = (properties: Schema['properties'], isWanted: (key: string) => boolean): Record<string, Schema> =>
  Object.fromEntries(Object.entries(properties ?? {}).filter(([key]) => isWanted(key)));

/** Objects whose keys have their own table, and the file of that table. */
const tablesOf: Readonly<Record<string, string>> = {
  theme: '[Theming](theming.md#tokens).',
  services: '[Services](services.md#keys).',
  labels: 'The keys are in the document of each widget. [Two languages](configuration.md#two-languages).',
  widgets: 'The keys of each are in its document.',
};

const folded = (properties: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const place = tablesOf[key];
      if (place === undefined) return [key, schema];
      const { description = '', examples } = schema;
      return [key, { type: 'object', description: `${description} ${place}`.trim(), ...(examples && { examples }) }];
    }),
  );

const html = (text: string): string => `\`\`\`html\n${text}\n\`\`\``;

const otherForm = 'Where the system strips custom elements and scripts:';

function forms(name: string, source: string): string {
  const { fallback = '<a href="/get-a-quote">Get a quote</a>', ...config } = JSON.parse(source || '{}') as Snippet & {
    fallback?: string;
  };
  const [first, second] =
    name === 'page' ? pageForms(config) : [elementSnippet(name, config, fallback), plainForm(name, config, fallback)];
  return `${html(first)}\n\n${otherForm}\n\n${html(second)}`;
}

/** The keys of a schema; the keys that every widget has are only named. */
function keysBesideCommon(name: string, isWanted: (key: string) => boolean): string {
  const common = schemaOf('zip-form').properties ?? {};
  const keys = Object.entries(schemaOf(name).properties ?? {}).filter(([key]) => key !== '$schema' && isWanted(key));
  const isCommon = ([key, { description }]: [string, Schema]) =>
    commonKeys.has(key) && common[key]?.description === description;
  const named = keys.filter(isCommon).map(([key]) => code(key));
  return [
    keyTable(folded(Object.fromEntries(keys.filter((entry) => !isCommon(entry))))),
    `And, [as every widget](#keys-of-every-widget): ${named.join(', ')}.`,
  ].join('\n\n');
}

/** The generated sections, by the word after `generated:`. */
const sections: Readonly<Record<string, (argument: string, source: string) => string>> = {
  'widget-keys': (name) =>
    keyTable(some(schemaOf(name).properties, (key) => !commonKeys.has(key) && key !== '$schema')),
  'widget-labels': (name) => labelTable(schemaOf(name).properties?.labels ?? {}),
  'common-keys': () => keyTable(folded(some(schemaOf('zip-form').properties, (key) => commonKeys.has(key)))),
  'page-keys': () => keysBesideCommon('page', (key) => key !== 'brands'),
  'brand-keys': () => keysBesideCommon('brand', () => true),
  'services-keys': () => keyTable(schemaOf('page').properties?.services?.properties ?? {}),
  tokens: () =>
    table(
      ['Token', 'CSS property', 'Default', 'What it does'],
      Object.entries(tokens).map(([name, { default: standard, description }]) => [
        code(name),
        code(tokenProperty(name)),
        code(withTokenNames(standard)),
        description,
      ]),
    ),
  parts: () =>
    table(
      ['Part', 'Where'],
      [...partNames()].map(([name, places]) => [code(name), places.join(', ')]),
    ),
  events: () =>
    eventTable(
      Object.fromEntries(
        Object.entries(eventCatalogue).map(([name, event]) => [name, z.toJSONSchema(event, { io: 'input' }) as Schema]),
      ),
    ),
  calls: () =>
    table(
      ['Id', 'Call', 'Server', 'Proof', 'Retried', 'What it does'],
      documentedCalls.map(({ contract: { id, method, path, server, authorization, isSafe }, examples }) => [
        code(id),
        code(`${method} ${path}`.trim()),
        code(server),
        authorization,
        isSafe ? 'yes' : 'no',
        examples.summary,
      ]),
    ),
  forms,
};

const section = /<!-- generated: ([\w-]+)(?: ([\w-]+))?(?:\n([\s\S]*?))?\s*-->[\s\S]*?<!-- \/generated -->/g;

/** Regenerates every section of a document. */
export function withSections(text: string): string {
  return text.replaceAll(section, (all, name: string, argument = '', source = '') => {
    const write = sections[name];
    if (!write)
      throw new Error(`There is no generated section "${name}". There are: ${Object.keys(sections).join(', ')}.`);
    const marker = all.slice(0, all.indexOf('-->') + 3);
    return `${marker}\n\n${write(String(argument), String(source))}\n\n<!-- /generated -->`;
  });
}

/** The documents by path, relative to the project's folder. */
export function documents(): string[] {
  const below = readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' });
  return [
    'README.md',
    ...below
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file.replaceAll('\\', '/')}`)
      .toSorted(),
  ];
}

/** The first example of each widget in its document: the configurator fills it in. */
function widgetExamples(): Generated {
  const examples = documents().flatMap((file) => {
    const [, widget] = /^docs\/widgets\/([\w-]+)\.md$/.exec(file) ?? [];
    if (widget === undefined) return [];
    const text = readFileSync(new URL(file, root), 'utf8');
    const [, source = '{}'] = new RegExp(`<!-- generated: forms ${widget}\\n([\\s\\S]*?)\\s*-->`).exec(text) ?? [];
    const { fallback: content, ...config } = JSON.parse(source) as Snippet & { fallback?: string };
    return [[widget, { config, ...(content !== undefined && { content }) }] as const];
  });
  return {
    file: 'packages/configurator/widget-examples.json',
    text: `${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`,
  };
}

/** Every document with current generated sections, and the files generated from their examples. */
export const generateDocs = (): Generated[] => [
  ...documents().map((file) => ({ file, text: withSections(readFileSync(new URL(file, root), 'utf8')) })),
  widgetExamples(),
];

const present = (file: string): string => {
  try {
    return readFileSync(new URL(file, root), 'utf8');
  } catch {
    return '';
  }
};

/** The files that are out of date. */
export const driftedDocs = (): string[] =>
  generateDocs()
    .filter(({ file, text }) => present(file) !== text)
    .map(({ file }) => file);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const drifted = driftedDocs();
  for (const { file, text } of generateDocs()) writeFileSync(new URL(file, root), text);
  console.log(drifted.length > 0 ? `Wrote ${drifted.join(', ')}.` : 'The documents are as they should be.');
}
