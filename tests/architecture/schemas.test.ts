import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { driftedSchemas } from '#tooling/generate/schemas';
import { projectRoot, widgetNames } from '#tooling/project';
import { moduleServer } from '#tooling/testing/module-server';

test('config-schemas/ matches the sources (npm run schemas writes it)', async () => {
  expect(await driftedSchemas(await moduleServer())).toEqual([]);
});

test('each configuration schema has its file name as `$id`, and refers to other schemas by file name', () => {
  const folder = `${projectRoot}config-schemas/`;
  const others = new Set(['openapi.json', 'custom-elements.json', 'html-custom-data.json', 'web-types.json']);
  const files = readdirSync(folder).filter((file) => !others.has(file));
  const schemas = files.map((file) => [file, readFileSync(folder + file, 'utf8')] as const);
  const ids = new Map(schemas.map(([file, text]) => [file, (JSON.parse(text) as { $id?: string }).$id]));
  expect([...ids.values()]).toEqual(files);
  const references = schemas.flatMap(([, text]) =>
    [...text.matchAll(/"\$ref": "\.\/([^"]+)"/g)].map(([, file]) => file!),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((file) => !ids.has(file))).toEqual([]);
});

test('the schema of offices requires a name of each office', () => {
  const text = readFileSync(`${projectRoot}config-schemas/office-locator.json`, 'utf8');
  const { properties } = JSON.parse(text) as { properties: { offices: { items: object } } };
  expect(properties.offices.items).toMatchObject({ anyOf: [{ required: ['location'] }, { required: ['title'] }] });
});

/** The completions of Visual Studio Code at the `|` of a line of HTML. */
function completions(line: string): string[] {
  const data = JSON.parse(readFileSync(`${projectRoot}config-schemas/html-custom-data.json`, 'utf8')) as Parameters<
    typeof newHTMLDataProvider
  >[1];
  const service = getLanguageService({ customDataProviders: [newHTMLDataProvider('covermount', data)] });
  const document = TextDocument.create('page.html', 'html', 1, line.replace('|', ''));
  const at = document.positionAt(line.indexOf('|'));
  return service.doComplete(document, at, service.parseHTMLDocument(document)).items.map(({ label }) => label);
}

test('an editor completes elements, attributes and attribute values', () => {
  expect(completions('<cover-|')).toEqual(expect.arrayContaining(widgetNames().map((name) => `cover-${name}`)));
  expect(completions('<cover-offers |>')).toEqual(expect.arrayContaining(['placements', 'time-limit', 'language']));
  expect(completions('<cover-video mode="|">')).toEqual(['facade', 'embed']);
  expect(completions('<div data-covermount="|">')).toEqual(expect.arrayContaining(['zip-form', 'page']));
});

test('JetBrains editors find the same elements through package.json', () => {
  const read = (file: string) => JSON.parse(readFileSync(projectRoot + file, 'utf8')) as Record<string, unknown>;
  const { 'web-types': file, version } = read('package.json');
  const types = read(String(file)) as { version: string; contributions: { html: { elements: { name: string }[] } } };
  expect(types.version).toBe(version);
  expect(types.contributions.html.elements.map(({ name }) => name)).toEqual(
    widgetNames().map((name) => `cover-${name}`),
  );
});
