import { describe, expect, test } from 'vitest';
import { schemaFields } from '#configuration/schema-fields';
import { loadJsonSchema, loadSchemas, schemaNames, widgetNames } from '../configuration/load-schemas.ts';
import { groupFields } from './field-groups.ts';
import { isFound } from './field-text.ts';
import { isLabels, labelTexts } from './labels.ts';

const sorted = (keys: readonly string[]): string[] => keys.toSorted((a, b) => a.localeCompare(b));

describe.each(schemaNames)('%s', (name) => {
  test('has every key in one group', async () => {
    const fields = schemaFields(await loadJsonSchema(name));
    const grouped = groupFields(fields).flatMap((group) => group.fields.map((field) => field.name));
    expect(sorted(grouped)).toEqual(sorted(fields.map((field) => field.name)));
  });

  test('matches the keys of the widget’s own schema', async () => {
    const { json, config } = await loadSchemas(name);
    const { $schema: _editors, ...properties } = json.properties ?? {};
    expect(sorted(Object.keys(config.shape))).toEqual(sorted(Object.keys(properties)));
  });
});

test('every widget, brands and the page block have a schema', () => {
  expect(widgetNames.length).toBeGreaterThan(30);
  expect(schemaNames).toEqual(expect.arrayContaining(['brand', 'page']));
});

test('every widget has labels, each with its standard text in both languages', async () => {
  for (const name of widgetNames) {
    const labels = schemaFields(await loadJsonSchema(name)).find(isLabels);
    expect(labels, name).toBeDefined();
    expect(labelTexts(labels!).map(({ key }) => key)).toEqual(
      labels!.fields.map((field) => field.name).filter((key) => key !== 'en' && key !== 'es'),
    );
  }
  const [first] = labelTexts(schemaFields(await loadJsonSchema('zip-form')).find(isLabels)!);
  expect(first?.standard.es).not.toBe('');
  expect(first?.standard.es).not.toContain('English');
});

test('finds a field by its key, its label, its description and the texts in it', async () => {
  const fields = schemaFields(await loadJsonSchema('zip-form'));
  const found = (words: string) => fields.filter((field) => isFound(field, words)).map(({ name }) => name);
  expect(found('quotePage')).toContain('quotePage');
  expect(found('coming soon')).toEqual(['comingSoonPage']);
  expect(found('position presses')).toEqual(['useLocation']);
  expect(found('codigo postal')).toEqual(['labels']);
  expect(found('nothing of the kind')).toEqual([]);
});
