import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '#configuration/json-schema';
import { commonShape } from '#embed/runtime/common-config';
import { loadJsonSchema, loadSchemas, schemaNames, widgetNames } from '../configuration/load-schemas.ts';
import { groupControls } from './control-groups.ts';
import { isFound } from './control-text.ts';
import { type Control, controlsOf, UneditableSchemaError } from './controls.ts';

/** Every key of a schema, by its path; what another schema describes is that schema's. */
function keysOf(schema: JsonSchema, path = ''): string[] {
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return [
    ...Object.entries(schema.properties ?? {})
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, one]) => [`${path}.${key}`, ...keysOf(one, `${path}.${key}`)]),
    ...(values ? keysOf(values, `${path}.*`) : []),
    ...(schema.items ? keysOf(schema.items, `${path}[]`) : []),
  ];
}

/** Every key that the controls set, by the same paths. */
function keysSet(control: Control, path = ''): string[] {
  switch (control.kind) {
    case 'object':
    case 'theme':
      return control.controls.flatMap((one) => [`${path}.${one.key}`, ...keysSet(one, `${path}.${one.key}`)]);
    case 'labels': {
      const texts = control.texts.map(({ key }) => key);
      return ['', '.en', '.es'].flatMap((language) => [
        ...(language ? [path + language] : []),
        ...texts.map((key) => `${path}${language}.${key}`),
      ]);
    }
    case 'objects':
      return keysSet(control.item, `${path}[]`);
    case 'map':
      return keysSet(control.value, `${path}.*`);
    default:
      return [];
  }
}

const sorted = (keys: readonly string[]): string[] => keys.toSorted((a, b) => a.localeCompare(b));

describe.each(schemaNames)('%s', (name) => {
  test('has a control for every key', async () => {
    const schema = await loadJsonSchema(name);
    expect(sorted(keysSet(controlsOf(schema)))).toEqual(sorted(keysOf(schema)));
  });

  test('has every key in one group, each with its description', async () => {
    const control = controlsOf(await loadJsonSchema(name));
    const groups = groupControls(control, new Set(Object.keys(commonShape)));
    const grouped = groups.flatMap(({ controls }) => controls.map(({ key }) => key));
    expect(sorted(grouped)).toEqual(sorted(control.controls.map(({ key }) => key)));
    expect(control.controls.filter(({ description }) => description === '').map(({ key }) => key)).toEqual([]);
  });

  test('is read with the schema of the widgets, which has the same keys', async () => {
    const { json, config } = await loadSchemas(name);
    const { $schema: _editors, ...properties } = json.properties ?? {};
    expect(sorted(Object.keys(config.shape))).toEqual(sorted(Object.keys(properties)));
  });
});

test('every widget and the blocks of a page have a schema', () => {
  expect(widgetNames.length).toBeGreaterThan(30);
  expect(schemaNames).toEqual(expect.arrayContaining(['brand', 'page']));
});

test('a schema that no control can edit is named with its key', () => {
  const schema: JsonSchema = { $id: 'x.json', type: 'object', properties: { date: { type: 'null' } } };
  expect(() => controlsOf(schema)).toThrow(UneditableSchemaError);
  expect(() => controlsOf(schema)).toThrow(/no control for x\.json\.date/);
});

test('a control is found by its key, its words, its description and the texts in it', async () => {
  const { controls } = controlsOf(await loadJsonSchema('zip-form'));
  const found = (words: string) => controls.filter((control) => isFound(control, words)).map(({ key }) => key);
  expect(found('quotePage')).toContain('quotePage');
  expect(found('coming soon')).toEqual(['comingSoonPage']);
  expect(found('position presses')).toEqual(['useLocation']);
  expect(found('codigo postal')).toEqual(['labels']);
  expect(found('nothing of the kind')).toEqual([]);
});
