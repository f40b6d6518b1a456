import { expect, test } from 'vitest';
import type { JsonSchema } from '#configuration/json-schema';
import { widgetNames } from '#tooling/project';
import { readSchema } from './read-schema.ts';
import { commonKeys, schemaFields, type SchemaField } from './schema-fields.ts';

const resolve = (reference: string): JsonSchema => readSchema(reference.replace(/^\.\/(.*)\.json$/, '$1'));

/** Every field below some, with its path. */
const allOf = (fields: readonly SchemaField[], path = ''): (readonly [string, SchemaField])[] =>
  fields.flatMap((field) => {
    const own = `${path}${field.name}`;
    return [
      [own, field] as const,
      ...allOf(field.fields ?? [], `${own}.`),
      ...(field.item ? allOf([field.item], `${own}[]`) : []),
    ];
  });

/** The path of every key of a schema. */
function keysOf(schema: JsonSchema, path = ''): string[] {
  const { properties = {}, items, additionalProperties } = schema;
  return [
    ...Object.entries(properties)
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, property]) => [`${path}${key}`, ...keysOf(property, `${path}${key}.`)]),
    ...(items?.properties ? keysOf(items, path) : []),
    ...(typeof additionalProperties === 'object' && additionalProperties.properties
      ? keysOf(additionalProperties, `${path.slice(0, -1)}[].`)
      : []),
  ];
}

const schemas = widgetNames().map((name) => [name, readSchema(name)] as const);

test.each(schemas)('every key of %s has a control', (_name, schema) => {
  const paths = allOf(schemaFields(schema)).map(([path]) => path);
  expect(paths.filter((path) => !path.endsWith('[]')).toSorted()).toEqual(keysOf(schema).toSorted());
  expect(paths).toEqual(expect.arrayContaining([...commonKeys]));
});

test('every control has a label, and a description except for the texts of one language', () => {
  for (const [name, schema] of schemas)
    for (const [path, field] of allOf(schemaFields(schema))) {
      if (field.name === '') continue;
      expect(field.label, `${name}: ${path}`).toMatch(/^[^a-z]/);
      if (!/^labels\.(en|es)\./.test(path)) expect(field.description, `${name}: ${path}`).not.toBe('');
    }
});

test('JSON is written by hand for nothing but the keys of an office that take any value', () => {
  const byHand = schemas.flatMap(([, schema]) =>
    allOf(schemaFields(schema)).flatMap(([path, { kind }]) =>
      kind === 'json' ? [path.replace(/^offices?\./, '')] : [],
    ),
  );
  expect([...new Set(byHand)].toSorted()).toEqual(['distance', 'minRating']);
});

test('the page block has a control for each brand and for each widget', () => {
  const fields = schemaFields(readSchema('page'), resolve);
  const brands = fields.find(({ name }) => name === 'brands')!;
  expect(brands.kind).toBe('record');
  expect(brands.item?.fields?.map(({ name }) => name)).toContain('logo');
  const widgets = fields.find(({ name }) => name === 'widgets')!;
  expect(widgets.fields?.map(({ name }) => name)).toEqual(widgetNames());
  expect(allOf(schemaFields(readSchema('page'))).find(([path]) => path === 'widgets.zip-form')?.[1].kind).toBe('json');
});

test.each([
  [
    { type: 'string', enum: ['a', 'b'] },
    { kind: 'choice', choices: ['a', 'b'] },
  ],
  [
    { type: 'array', items: { type: 'string', enum: ['a'] } },
    { kind: 'choices', choices: ['a'] },
  ],
  [
    { type: 'array', items: { type: 'integer', minimum: 1 } },
    { kind: 'list', item: { kind: 'number', minimum: 1 } },
  ],
  [
    { type: 'array', items: { type: 'object', properties: { a: {} } } },
    { kind: 'rows', fields: [{ name: 'a' }] },
  ],
  [
    { type: 'object', additionalProperties: { type: 'string' } },
    { kind: 'record', item: { kind: 'text' } },
  ],
  [{ type: ['string', 'number'] }, { kind: 'text' }],
  [
    { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 5 },
    { kind: 'number', isWhole: true, maximum: 5 },
  ],
  [
    { type: 'number', exclusiveMinimum: 0 },
    { kind: 'number', moreThan: 0 },
  ],
  [{ $ref: './other.json' }, { kind: 'json' }],
] satisfies [JsonSchema, object][])('%j is edited as %j', (schema, field) => {
  const [found] = schemaFields({ properties: { key: schema }, required: ['key'] });
  expect(found).toMatchObject({ ...field, name: 'key', label: 'Key', isRequired: true });
  expect(found).not.toHaveProperty('default');
});
