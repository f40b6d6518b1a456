import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import ts from 'typescript';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { JsonSchema } from '#configuration/json-schema';
import { readConfiguration } from '#configuration/read';
import { layered, readSources, resolveSources } from '#configuration/sources';
import type { ElementSources } from '#configuration/sources.types';
import { isLongTier } from '#tooling/testing/tier';
import { loadSchemas, type Schemas, widgetNames } from '../configuration/load-schemas.ts';
import { acceptedPart, readSection } from '../configuration/read-section.ts';
import { asObject, type JsonObject, withoutEmptyObjects } from '../json.ts';
import { emptyProject, type Project } from '../project.ts';
import { readSnippet } from '../snippets/read-snippet.ts';
import { configurationsOf } from '../testing/configurations.ts';
import { configOfBlock } from './block-attributes.ts';
import { outputSource } from './output-source.ts';
import { type OutputForm, outputForms, type OutputPiece, type SnippetTarget } from './output.ts';
import { writeOutput } from './write-output.ts';

/** 5,000 runs in total in the long tier. */
const runsOfEach = isLongTier ? Math.ceil(5_000 / widgetNames.length) : 7;

const forms = outputForms.filter((form) => form !== 'brand');

/** Every form of each configuration in the long tier, otherwise one of them. */
const formsOfEach: fc.Arbitrary<readonly OutputForm[]> = isLongTier
  ? fc.constant(forms)
  : fc.constantFrom(...forms).map((form) => [form]);

const files = new Map<string, JsonSchema>();

function fileOf(file: string): JsonSchema {
  const schema = files.get(file) ?? (JSON.parse(readFileSync(`config-schemas/${file}`, 'utf8')) as JsonSchema);
  files.set(file, schema);
  return schema;
}

const at = { files: 'https://cdn.example/covermount/1.2.3/', version: '1.2.3' };

/** In one window, each further document takes longer: jsdom adds a window listener for each. */
const documentsOfWindow = 40;
let window = new JSDOM('').window;
let documents = 0;

function nextWindow(): typeof window {
  documents += 1;
  if (documents % documentsOfWindow === 0) ({ window } = new JSDOM(''));
  return window;
}

let page: Schemas;
const schemasOf = new Map<string, Schemas>();
beforeAll(async () => {
  page = await loadSchemas('page');
  for (const name of ['brand', ...widgetNames]) schemasOf.set(name, await loadSchemas(name));
});
afterEach(() => vi.unstubAllGlobals());

/** Evaluates the code of a module with the page's `mount`. */
function mounted(text: string): unknown {
  const module = text.replaceAll(/^import .*$/gm, '');
  const { outputText } = ts.transpileModule(module, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
  let config: unknown;
  const mount = (_element: unknown, passed: unknown) => (config = passed);
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the code is what the test is about
  new Function('mount', 'document', outputText)(mount, { querySelector: () => undefined });
  return config;
}

/** The widget's block as the WordPress plugin reads it. */
function configOfWordPress(text: string): unknown {
  const [, json = '{}'] = /^<!-- wp:covermount\/[\w-]+ (?:(\{[^]*?\}) )?\/?-->/.exec(text)!;
  const attributes = JSON.parse(json) as JsonObject;
  // WordPress encodes these characters when the author lacks the `unfiltered_html` capability.
  const texts = JSON.stringify(attributes);
  expect(texts).not.toMatch(/[<>&]/);
  return configOfBlock(attributes);
}

const textOf = (pieces: readonly OutputPiece[]): string => pieces.map(({ text }) => text).join('\n');

/** The configuration on a page, read with the shipped reader. */
interface PageReading {
  config: unknown;
  brand: { id: string; preset: JsonObject };
}

/** The configuration and the brand of a page with this code. */
async function readAsPage(
  form: OutputForm,
  { widget }: Project,
  schemas: Schemas,
  pieces: readonly OutputPiece[],
): Promise<PageReading> {
  const text = textOf(pieces.filter(({ place }) => place !== 'pluginSettings'));
  const document = new (nextWindow().DOMParser)().parseFromString(`<!doctype html><body>${text}`, 'text/html');
  vi.stubGlobal('document', document);
  const element =
    document.querySelector<HTMLElement>(`cover-${widget}, [data-covermount="${widget}"]`) ??
    document.createElement(`cover-${widget}`);
  const pieceAt = (wanted: SnippetTarget) => pieces.find(({ place }) => place === wanted)?.text;
  const settings = pieceAt('pluginSettings');
  if (settings !== undefined) {
    // As the plugin prints it.
    const block = document.createElement('div');
    block.dataset.covermount = 'page';
    block.dataset.config = settings;
    document.body.append(block);
  }
  const passed =
    form === 'mount'
      ? mounted(pieceAt('module') ?? '')
      : form === 'wordpress'
        ? configOfWordPress(pieceAt('widget') ?? '')
        : undefined;
  const { sources, brand } = await resolveSources(readSources(element, widget, passed));
  return { config: readConfiguration(schemas.config, sources).value, brand: meantBrand(brand) };
}

const acceptedBy = (name: string, value: unknown): unknown => {
  const schemas = schemasOf.get(name);
  return schemas ? acceptedPart(schemas, [{ source: 'brand', value }]) : value;
};

/** The whole brand as the widgets read it: lists are written as text where shortcodes would truncate them. */
function meantBrand({ id, preset }: ElementSources['brand']): PageReading['brand'] {
  const brand = asObject(acceptedBy('brand', preset));
  const widgets = Object.entries(asObject(brand.widgets)).map(([name, value]) => [name, acceptedBy(name, value)]);
  return { id, preset: { ...brand, widgets: Object.fromEntries(widgets) as JsonObject } };
}

/**
 * A configuration without parts that have no effect: the brand, which the element or the page block names, and labels
 * without any text.
 */
const meaning = (value: unknown): unknown => {
  const { brand: _brand, labels, ...rest } = asObject(value);
  const labelsObject = asObject(withoutEmptyObjects(labels ?? {}));
  return Object.keys(labelsObject).length > 0 ? { ...rest, labels } : rest;
};

const brandOf = (project: Project): PageReading['brand'] =>
  meantBrand(
    layered(project.widget, [
      { source: 'page', value: project.page },
      { source: 'own', value: project.config },
    ]).brand,
  );

describe.each(widgetNames)('%s', (widget) => {
  test('every output format restores the configuration, on a page and pasted back', async () => {
    const schemas = await loadSchemas(widget);
    const projects = fc.record({
      config: configurationsOf(schemas.json, fileOf),
      page: configurationsOf(page.json, fileOf),
    });
    await fc.assert(
      fc.asyncProperty(projects, formsOfEach, async (made, formsOfIt) => {
        // jsdom loads and releases a window once the pending promises of a run have settled.
        await setImmediate();
        const project: Project = { ...emptyProject(widget), ...made };
        const meantBy = (config: JsonObject) => readSection({ ...project, config }, 'widget', schemas).value;
        const source = outputSource(project, { widget: schemas, page }, at);
        for (const form of formsOfIt) {
          // The WordPress form omits empty objects, so defaults apply.
          const meant = meantBy(form === 'wordpress' ? asObject(withoutEmptyObjects(source.config)) : made.config);
          const pieces = writeOutput(form, source);
          // A brand with an unsafe id is rejected.
          const brand = brandOf({ ...project, page: source.page });
          const onPage = await readAsPage(form, project, schemas, pieces);
          expect(meaning(onPage.config), form).toEqual(meaning(meant));
          expect(onPage.brand, form).toEqual(brand);

          vi.stubGlobal('document', nextWindow().document);
          const { project: read } = await readSnippet(textOf(pieces), emptyProject(widget));
          const again: Project = { ...emptyProject(widget), ...read };
          expect(again.widget, form).toBe(widget);
          expect(meaning(readSection(again, 'widget', schemas).value), form).toEqual(meaning(meant));
          expect(brandOf(again), form).toEqual(brand);
          expect(again.content, form).toBe('');
        }
      }),
      { numRuns: runsOfEach, seed: 20_261_126 },
    );
  });
});

test.each(['div', 'aem'] as const)('writes no template-language expression into attributes of the %s form', (form) => {
  const texts: JsonObject = { language: 'es', quotePage: '/q?for=${zip}', labels: { submit: 'Pay ${amount}' } };
  const source = { ...at, widget: 'zip-form', config: texts, pageConfig: {}, content: '', page: texts, brand: {} };
  const text = textOf(writeOutput(form, source));
  expect(text).not.toContain('${');
  const { document } = new JSDOM(text).window;
  const [block, widget] = [...document.querySelectorAll<HTMLElement>('[data-config]')];
  expect(JSON.parse(block?.dataset.config ?? '')).toEqual(texts);
  const { language, ...inJson } = texts;
  expect(widget?.dataset.language).toBe(language);
  expect(JSON.parse(widget?.dataset.config ?? '')).toEqual(inJson);
});

test('writes the brand alone as an entry of the page block', () => {
  const brand: JsonObject = { code: 'LS', name: 'Lone Star Cover', theme: { accent: '#17335f' } };
  const [piece] = writeOutput('brand', {
    ...at,
    widget: 'zip-form',
    config: {},
    pageConfig: {},
    content: '',
    page: {},
    brand,
  });
  expect(JSON.parse(piece?.text ?? '')).toEqual(brand);
});
