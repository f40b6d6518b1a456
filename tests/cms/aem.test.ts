import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { readSchema } from '#cms/read-schema';
import { schemaFields } from '#configuration/schema-fields';
import type { Snippet } from '#configuration/snippet';
import { projectRoot, widgetNames } from '#tooling/project';
import { writeOutput } from '../../packages/configurator/outputs/write-output.ts';
import { snippetsOf } from '../docs/snippets.ts';
import { exampleConfig } from './example-config.ts';
import { packageFolder } from './package-folder.ts';
import { readDirectly, readWidget } from './read-page.ts';

type Json = Record<string, unknown>;

interface HtlEngine {
  Compiler: new () => {
    withRuntimeVar(name: string): InstanceType<HtlEngine['Compiler']>;
    compileToFunction(
      code: string,
      folder: string,
      require: NodeJS.Require,
    ): Promise<(runtime: unknown) => Promise<string>>;
  };
  Runtime: new () => {
    withResourceLoader(
      load: (runtime: unknown, name: string, options: Json) => Promise<string>,
    ): InstanceType<HtlEngine['Runtime']>;
    setGlobal(globals: Json): void;
  };
}

const folder = packageFolder('@adobe/htlengine', '6.4.39');
const require = createRequire(folder);
const { Compiler, Runtime } = require(folder) as HtlEngine;
const components = `${projectRoot}dist/cms/aem/jcr_root/apps/covermount/components/`;

/** Renders HTL as AEM does. An included resource renders as its options. */
async function renderCode(code: string, globals: Json, loaded?: string): Promise<string> {
  const compiler = ['properties', 'currentStyle', 'wcmmode'].reduce(
    (so, variable) => so.withRuntimeVar(variable),
    new Compiler(),
  );
  const template = await compiler.compileToFunction(code, components, require);
  const runtime = new Runtime().withResourceLoader((_runtime, _name, options) =>
    Promise.resolve(loaded ?? JSON.stringify(options)),
  );
  runtime.setGlobal({ properties: {}, currentStyle: {}, wcmmode: {}, ...globals });
  return template(runtime);
}

/** Renders the template of a component. */
const render = (name: string, globals: Json): Promise<string> =>
  renderCode(readFileSync(`${components}${name}/${name}.html`, 'utf8'), globals, '<p>Call 512-555-0142</p>');

/** The properties that a dialog stores for a configuration: texts, lists of texts, and objects as JSON. */
function storedAs({ hidden, ...config }: Json): Json {
  const stored = Object.entries(config).map(([key, value]) => {
    const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
    if (isList) return [key, value.map(String)] as const;
    return [key, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const;
  });
  return { ...Object.fromEntries(stored), ...(hidden !== undefined && { config: JSON.stringify({ hidden }) }) };
}

/** The engine escapes the halves of a surrogate pair separately; AEM does not. */
const withoutPairs = (config: Json): Json =>
  JSON.parse(JSON.stringify(config).replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '')) as Json;

describe.each(widgetNames())('the template of %s', (name) => {
  const config = withoutPairs(exampleConfig(schemaFields(readSchema(name))));

  test('prints the author’s dialog values so that the script reads the same configuration', async () => {
    const html = await render(name, { properties: storedAs(config) });
    expect(await readWidget(html, name), html).toEqual(await readDirectly(config, name));
    expect(JSDOM.fragment(html).firstElementChild?.textContent.trim()).toBe('Call 512-555-0142');
  });

  test('prints the policy’s values for keys that the author left empty', async () => {
    const { language: _language, ...policy } = config;
    const globals = { properties: { language: 'es' }, currentStyle: { ...storedAs(policy), language: 'en' } };
    expect(await readWidget(await render(name, globals), name)).toEqual(
      await readDirectly({ ...policy, language: 'es' }, name),
    );
  });

  test('prints no widget while the page is edited', async () => {
    const html = await render(name, { properties: storedAs(config), wcmmode: { edit: true } });
    expect(html).toContain('cq-placeholder');
    expect(html).toContain('Call 512-555-0142');
    expect(html).not.toContain(`<cover-`);
  });

  test('prints no attributes for an empty dialog', async () => {
    const html = await render(name, {});
    expect(JSDOM.fragment(html).querySelector(`cover-${name}`)!.attributes).toHaveLength(0);
  });
});

/** Ends every text with something that HTL would read as an expression. */
function withExpressions(value: unknown): unknown {
  if (typeof value === 'string') return `${value} \${amount} \\\${'x'} $\${{`;
  if (Array.isArray(value)) return value.map(withExpressions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, withExpressions(nested)]));
}

describe.each(widgetNames())('the AEM code of the configurator for %s', (name) => {
  test('renders the same configuration, even with HTL expressions in its texts', async () => {
    const { labels, ...config } = withoutPairs(exampleConfig(schemaFields(readSchema(name))));
    const written = { ...config, ...(labels !== undefined && { labels: withExpressions(labels) }) } as Snippet;
    const page = { brands: { lonestar: { code: 'LS', name: 'Lone ${star}', disclosures: '${1' } } };
    const content = `<p title="\${a}" data-b='\${b} "' class="$">Call \${amount}</p><!-- \${c} -->`;
    const pieces = writeOutput('aem', {
      files: 'https://cdn.example/covermount/1.2.3/',
      version: '1.2.3',
      widget: name,
      config: written,
      pageConfig: written,
      content,
      page,
      brand: {},
    });
    const [site = '', file = ''] = await Promise.all(pieces.map(({ text }) => renderCode(text, {})));
    expect(await readWidget(file, name), file).toEqual(await readDirectly(written, name));
    const block = JSDOM.fragment(site).querySelector<HTMLElement>('[data-covermount=page]');
    expect(JSON.parse(block!.dataset.config!)).toEqual(page);
    const paragraph = JSDOM.fragment(file).querySelector('p')!;
    expect(paragraph.outerHTML).toBe(JSDOM.fragment(content).querySelector('p')!.outerHTML);
  });
});

test('the site component prints the script with its hash, and the page block', async () => {
  const page = { brands: { lonestar: { code: 'LS', name: `Lone & "Star" <b>'` } } };
  const html = await render('site', { currentStyle: { page: JSON.stringify(page) } });
  const fragment = JSDOM.fragment(html);
  const hashes = JSON.parse(readFileSync(`${projectRoot}dist/integrity.json`, 'utf8')) as Record<string, string>;
  expect(fragment.querySelector('script')?.getAttribute('integrity')).toBe(hashes['covermount.js']);
  expect(fragment.querySelector('link')?.getAttribute('integrity')).toBe(hashes['covermount.css']);
  expect(JSON.parse(fragment.querySelector<HTMLElement>('[data-covermount=page]')!.dataset.config!)).toEqual(page);
});

test('the site component can be selected while a page is edited, and prints no blank page block', async () => {
  const edited = JSDOM.fragment(await render('site', { wcmmode: { edit: true } }));
  expect(edited.querySelector<HTMLElement>('.cq-placeholder')?.dataset.emptytext).toBe('Covermount site');
  expect(edited.querySelector('script, link, [data-covermount]')).toBeNull();
  const published = JSDOM.fragment(await render('site', {}));
  expect(published.querySelector('script')).not.toBeNull();
  expect(published.querySelector('[data-covermount], .cq-placeholder')).toBeNull();
});

test.each([
  [{ properties: { after: 0 }, currentStyle: { after: 5 } }, '0'],
  [{ properties: { after: '0' }, currentStyle: { after: '5' } }, '0'],
  [{ currentStyle: { after: 0 } }, '0'],
  [{ properties: { after: 1.5 } }, '1.5'],
])('a number is printed for %o as %s', async (globals, text) => {
  const html = await render('back-to-top', globals);
  expect(JSDOM.fragment(html).querySelector('cover-back-to-top')!.getAttribute('after')).toBe(text);
});

test('the include in docs/aem.md names the site component', async () => {
  const include = snippetsOf('docs/aem.md').find(({ language }) => language === 'html');
  expect(JSON.parse(await renderCode(include!.text, {}))).toEqual({ resourceType: 'covermount/components/site' });
});
