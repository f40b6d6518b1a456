import { expect, test } from 'vitest';
import { describeProblem } from '#configuration/diagnose';
import { unusedInElement, unusedInPage } from './unused-keys.ts';

const inPage = (page: unknown): string[] => unusedInPage(page, ['zip-form', 'form']).map(describeProblem);

test.each([
  [{ Brand: 'a' }, 'page block: Brand is not a known key and was left out. Did you mean "brand"?'],
  [{ Brands: {} }, 'page block: Brands is not a known key and was left out. Did you mean "brands"?'],
  [
    { brands: { a: { Services: {} } } },
    'page block: brands.a.Services is not a known key and was left out. Did you mean "services"?',
  ],
  [
    { widgets: { zipform: {} } },
    'page block: widgets.zipform is not a known key and was left out. Did you mean "zip-form"?',
  ],
  [
    { widgets: { 'zip-form': { brand: 'a' } } },
    'page block: widgets.zip-form.brand has no effect there. Write it at the top of the page block, or on the element.',
  ],
  [
    { brands: { a: { widgets: { form: { Brand: 'b' } } } } },
    'page block: brands.a.widgets.form.brand has no effect there. Write it at the top of the page block, or on the element.',
  ],
])('reports what nothing reads in the page block %o', (page, line) => {
  expect(inPage(page)).toEqual([line]);
});

test('reports nothing about a page block whose keys are all read', () => {
  expect(inPage({ brand: 'a', brands: { a: { logo: '/a.svg', services: {}, widgets: { form: {} } } } })).toEqual([]);
  expect(inPage(undefined)).toEqual([]);
});

test('reports a brand in another letter case, and `load` in a fetched file, which is read before', () => {
  const page = { source: 'page block', value: { load: 'idle' } };
  const file = { source: 'config-src /zip.json', value: undefined, url: '/zip.json' };
  const fetched = { source: file.source, value: { load: 'idle', brand: 'a' } };
  const script = { source: 'JSON script', value: { load: 'idle', BRAND: 'a' } };
  const found = unusedInElement({ written: [page, file, script] }, { written: [page, fetched, script] });
  expect(found.map(describeProblem)).toEqual([
    'config-src /zip.json: load has no effect there. It is read before the file is fetched: write it on the element, or in the page block.',
    'JSON script: BRAND is not a known key and was left out. Did you mean "brand"?',
  ]);
});
