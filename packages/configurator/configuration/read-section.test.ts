import { expect, test } from 'vitest';
import { emptyProject } from '../project.ts';
import { loadSchemas } from './load-schemas.ts';
import { acceptedPart, problemText, readSection } from './read-section.ts';

test('omits labels of which none is known', async () => {
  const schemas = await loadSchemas('zip-form');
  const value = { quotePage: '/q', labels: { sumbit: 'Go' } };
  expect(acceptedPart(schemas, [{ source: 'settings', value }])).toEqual({ quotePage: '/q' });
});

test('accepts the `$schema` of a brand file, in its section and in the page block', async () => {
  const brand = { $schema: './brand.json', code: 'LS', name: 'Lone Star Cover' };
  const project = { ...emptyProject('zip-form'), page: { brands: { lonestar: brand } } };
  for (const section of ['brand', 'page'] as const)
    expect(readSection(project, section, await loadSchemas(section)).problems).toEqual([]);
  const nested = { ...project, page: { brands: { lonestar: { ...brand, theme: { $schema: 'x' } } } } };
  expect(readSection(nested, 'page', await loadSchemas('page')).problems.map(problemText)).toEqual([
    expect.stringContaining('brands.lonestar.theme.$schema is not a known key'),
  ]);
});

test('reports an address that the widget refuses, once', async () => {
  const config = { quotePage: 'javascript:alert(1)', services: { api: { base: 'javascript:alert(2)' } } };
  const { value, problems } = readSection(
    { ...emptyProject('zip-form'), config },
    'widget',
    await loadSchemas('zip-form'),
  );
  expect(value).toMatchObject({ quotePage: 'javascript:alert(1)' });
  expect(problems.map(problemText)).toEqual([
    expect.stringMatching(/^services\.api\.base is "javascript:alert\(2\)"; /),
    'quotePage is "javascript:alert(1)"; accepted is a path, or an https address without a user name. It is not used.',
  ]);
});
