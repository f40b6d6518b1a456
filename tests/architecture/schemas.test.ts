import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { driftedSchemas } from '#tooling/generate/schemas';
import { projectRoot } from '#tooling/project';

test('config-schemas/ matches the sources (npm run schemas writes it)', async () => {
  expect(await driftedSchemas()).toEqual([]);
});

test('each configuration schema has its file name as its id, and refers to others by theirs', () => {
  const folder = `${projectRoot}config-schemas/`;
  const files = readdirSync(folder).filter((file) => !['openapi.json', 'custom-elements.json'].includes(file));
  const schemas = files.map((file) => [file, readFileSync(folder + file, 'utf8')] as const);
  const ids = new Map(schemas.map(([file, text]) => [file, (JSON.parse(text) as { $id?: string }).$id]));
  expect([...ids.values()]).toEqual(files);
  const references = schemas.flatMap(([, text]) =>
    [...text.matchAll(/"\$ref": "\.\/([^"]+)"/g)].map(([, file]) => file!),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((file) => !ids.has(file))).toEqual([]);
});

test('the schema of offices asks each for a name', () => {
  const text = readFileSync(`${projectRoot}config-schemas/office-locator.json`, 'utf8');
  const { properties } = JSON.parse(text) as { properties: { offices: { items: object } } };
  expect(properties.offices.items).toMatchObject({ anyOf: [{ required: ['location'] }, { required: ['title'] }] });
});
