import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSchema } from '#cms/read-schema';
import { schemaFields } from '#configuration/schema-fields';
import { projectRoot, widgetNames } from '#tooling/project';
import { snippetsOf } from '../docs/snippets.ts';
import { exampleConfig } from './example-config.ts';
import { readDirectly, readWidget } from './read-page.ts';
import { runRequired } from './required-command.ts';

type Json = Record<string, unknown>;

interface Rendered {
  components: { metadata: Json; html: string }[];
  libraries: { widgets: { css: { component: Json }; js: Json } };
  info: Json;
}

const module = `${projectRoot}dist/cms/drupal/covermount`;
const folder = mkdtempSync(join(tmpdir(), 'covermount-drupal-'));
const call = { content: 'Call <512-555-0142>' };
const configs = widgetNames().map((name) => [name, exampleConfig(schemaFields(readSchema(name)))] as const);
const page = {
  brands: { lonestar: { code: 'LS', name: `Lone & "Star" <b>'` } },
  services: { trustedOrigins: ['https://a.example'] },
};
let rendered: Rendered;

beforeAll(() => {
  for (const [path, packages] of [
    ['/usr/share/php/Twig/autoload.php', 'php-twig'],
    ['/usr/share/php/Symfony/Component/Yaml/autoload.php', 'php-symfony-yaml'],
  ] as const)
    if (!existsSync(path)) throw new Error(`${path} is needed: apt-get install ${packages}`);
  const cases = [
    ...configs.map(([name, config]) => ({ name, props: { ...config, ...call } })),
    { name: 'zip-form', props: {} },
    { name: 'site', props: { page } },
  ];
  const file = join(folder, 'props.json');
  writeFileSync(file, JSON.stringify(cases));
  const script = `${projectRoot}tests/cms/render-components.php`;
  rendered = JSON.parse(runRequired('php', script, module, file)) as Rendered;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Types of draft 4 of JSON Schema. */
const types = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

interface Draft4 {
  type?: string | string[];
  title?: string;
  properties?: Record<string, Draft4>;
  items?: Draft4;
  additionalProperties?: Draft4 | boolean;
  enum?: unknown[];
  exclusiveMinimum?: unknown;
  minimum?: number;
  required?: string[];
}

/** The parts of a schema that are invalid in draft 4. */
const misfits = (schema: Draft4): string[] => [
  ...[schema.type ?? []].flat().filter((type) => !types.has(type)),
  ...(typeof (schema.exclusiveMinimum ?? true) === 'boolean' ? [] : ['exclusiveMinimum']),
  ...(schema.exclusiveMinimum !== undefined && schema.minimum === undefined ? ['minimum'] : []),
  ...(schema.required?.length === 0 ? ['required'] : []),
  ...(schema.enum?.length === 0 ? ['enum'] : []),
  ...(typeof schema.additionalProperties === 'object' ? misfits(schema.additionalProperties) : []),
  ...Object.values(schema.properties ?? {}).flatMap(misfits),
  ...(schema.items ? misfits(schema.items) : []),
];

describe.each(configs.map(([name, config], index) => [name, config, index] as const))('%s', (name, config, index) => {
  test('is printed by Twig so that the script reads the same configuration', async () => {
    const { html } = rendered.components[index]!;
    expect(await readWidget(html, name), html).toEqual(await readDirectly(config, name));
    const element = JSDOM.fragment(html).querySelector(`cover-${name}`)!;
    expect(element.getAttribute('class')).toBe('wide');
    expect(element.innerHTML.trim()).toBe('Call &lt;512-555-0142&gt;');
  });

  test('has valid metadata for Drupal, with a prop for each key', () => {
    const { metadata } = rendered.components[index]!;
    const file = `${module}/components/${name}/${name}.component.yml`;
    expect(metadata).toEqual(parse(readFileSync(file, 'utf8')));
    const { properties = {}, ...props } = metadata.props as Draft4;
    expect(props).toEqual({ type: 'object' });
    const keys = Object.keys(readSchema(name).properties ?? {}).filter((key) => key !== '$schema');
    expect(Object.keys(properties)).toEqual(keys);
    expect(Object.values(properties).filter(({ title }) => !title)).toEqual([]);
    expect(misfits({ properties })).toEqual([]);
    expect(metadata).toMatchObject({ status: 'stable', slots: { content: { title: 'Content' } } });
    // Drupal would overwrite a prop with one of these names.
    expect(keys.filter((key) => ['attributes', 'content', 'componentMetadata'].includes(key))).toEqual([]);
  });
});

test('the Twig in docs/drupal.md prints the configured element', async () => {
  const snippets = snippetsOf('docs/drupal.md').filter(({ language }) => language === 'twig');
  const templates = join(folder, 'templates');
  mkdirSync(templates);
  // Drupal's include finds a component by name; Twig's include finds a file.
  const asFile = (text: string) => text.replaceAll(/'covermount:([\w-]+)'/g, "'$1/$1.twig'");
  writeFileSync(join(templates, 'page.twig'), snippets.map(({ text }) => asFile(text)).join(''));
  const script = `require '/usr/share/php/Twig/autoload.php';
    $loader = new Twig\\Loader\\FilesystemLoader([$argv[1], $argv[2]]);
    echo (new Twig\\Environment($loader, ['autoescape' => 'html']))->render('page.twig', ['language' => 'xx']);`;
  const html = runRequired('php', '-r', script, templates, `${module}/components`);
  const { value, problems } = await readWidget(html, 'zip-form');
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ quotePage: '/get-a-quote', labels: { submit: 'Start my quote' } });
  expect(value).not.toHaveProperty('language');
  expect(html).toContain('Call 512-555-0142 for a quote.');
});

test('a component without props prints an element without configuration', () => {
  const { html } = rendered.components[configs.length]!;
  expect(html.trim()).toMatch(/^<cover-zip-form class="wide">\s*<\/cover-zip-form>$/);
});

test('the site component prints the page block', () => {
  const { html } = rendered.components.at(-1)!;
  const { dataset, hidden } = JSDOM.fragment(html).querySelector<HTMLElement>('[data-covermount=page]')!;
  expect(JSON.parse(dataset.config!)).toEqual(page);
  expect(hidden).toBe(true);
});

test('the library loads the files of this version, and the script without Drupal’s query', () => {
  const hashes = JSON.parse(readFileSync(`${projectRoot}dist/integrity.json`, 'utf8')) as Record<string, string>;
  const { version } = JSON.parse(readFileSync(`${projectRoot}package.json`, 'utf8')) as { version: string };
  expect(rendered.info).toMatchObject({ type: 'module', core_version_requirement: '^10.3 || ^11', version });
  const { css, js } = rendered.libraries.widgets;
  expect(css.component).toEqual({
    [`files/${version}/covermount.css`]: {
      preprocess: false,
      attributes: { integrity: hashes['covermount.css'], crossorigin: 'anonymous' },
    },
  });
  expect(Object.keys(js)).toEqual(['load.js']);
  const { window } = new JSDOM('<head></head>', { url: 'https://www.agency.example/', runScripts: 'outside-only' });
  const { document } = window;
  const src = 'https://www.agency.example/modules/covermount/load.js?v=0.1.0';
  Object.defineProperty(document, 'currentScript', { value: { src } });
  window.eval(readFileSync(`${module}/load.js`, 'utf8'));
  const script = document.querySelector('script')!;
  expect(script.src).toBe(`https://www.agency.example/modules/covermount/files/${version}/covermount.js`);
  expect(script.type).toBe('module');
  expect((script as HTMLScriptElement & { integrity?: string }).integrity).toBe(hashes['covermount.js']);
});
