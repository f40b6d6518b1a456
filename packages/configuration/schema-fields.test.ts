import { expect, test } from 'vitest';
import { readSchema } from '#cms/read-schema';
import { commonKeys } from '#embed/runtime/common-config';
import { widgetNames } from '#tooling/project';
import type { JsonSchema } from './json-schema.ts';
import { fieldsIn, type SchemaField, schemaFields, UneditableSchemaError } from './schema-fields.ts';

const schemas = [...widgetNames(), 'brand', 'page'].map((name) => [name, readSchema(name)] as const);

/** Every field below the given ones, with its path. */
const allOf = (fields: readonly SchemaField[], path = ''): (readonly [string, SchemaField])[] =>
  fields.flatMap((field) => {
    const own = `${path}${field.name}`;
    const item = field.kind === 'list' || field.kind === 'record' ? [field.item] : [];
    return [[own, field] as const, ...allOf(fieldsIn(field), `${own}.`), ...allOf(item, `${own}[]`)];
  });

const fieldsOf = (schema: JsonSchema): (readonly [string, SchemaField])[] => allOf(schemaFields(schema));

/** The path of every key of a schema, except for keys that another schema describes. */
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

test.each(schemas)('every key of %s has a field', (_name, schema) => {
  const paths = fieldsOf(schema).map(([path]) => path);
  expect(paths.filter((path) => !path.endsWith('[]')).toSorted()).toEqual(keysOf(schema).toSorted());
});

test.each(widgetNames())('%s has the common keys, and labels', (name) => {
  const keys = schemaFields(readSchema(name)).map((field) => field.name);
  expect(keys).toEqual(expect.arrayContaining([...commonKeys, 'labels']));
});

test('every field has a label, and a description unless it is a text of one language', () => {
  for (const [name, schema] of schemas)
    for (const [path, field] of fieldsOf(schema)) {
      if (field.name === '' || field.kind === 'reference') continue;
      expect(field.label, `${name}: ${path}`).toMatch(/^[^a-z]/);
      if (!/^labels\.(en|es)\./.test(path)) expect(field.description, `${name}: ${path}`).not.toBe('');
    }
});

test('only two keys of an office, which accept any value, are edited as JSON', () => {
  const byHand = schemas.flatMap(([, schema]) =>
    fieldsOf(schema).flatMap(([path, { kind }]) => (kind === 'json' ? [path.replace(/^offices?\./, '')] : [])),
  );
  expect([...new Set(byHand)].toSorted()).toEqual(['distance', 'minRating']);
});

test('the page block refers to the schemas of brands and widgets', () => {
  const referred = fieldsOf(readSchema('page')).flatMap(([path, field]) =>
    field.kind === 'reference' ? [[path, field.schema]] : [],
  );
  expect(referred).toEqual([['brands[]', 'brand'], ...widgetNames().map((name) => [`widgets.${name}`, name])]);
});

test('the default of a design token names other tokens by their public names', () => {
  const [, line] = fieldsOf(readSchema('brand')).find(([path]) => path === 'theme.line')!;
  expect(line.default).toBe('color-mix(in oklab, ink 13%, surface)');
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
    { type: 'array', items: { type: 'object', properties: { a: {} }, anyOf: [{ required: ['a'] }] } },
    { kind: 'rows', fields: [{ name: 'a' }], oneOf: ['a'] },
  ],
  [
    { type: 'object', additionalProperties: { type: 'string' } },
    { kind: 'record', item: { kind: 'text' } },
  ],
  [{ type: 'object' }, { kind: 'json' }],
  [{ type: ['string', 'number'] }, { kind: 'text', isNumberAccepted: true }],
  [
    { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 5 },
    { kind: 'number', isWhole: true, maximum: 5 },
  ],
  [
    { type: 'number', exclusiveMinimum: 0 },
    { kind: 'number', moreThan: 0 },
  ],
  [{ $ref: './other.json' }, { kind: 'reference', schema: 'other' }],
] satisfies [JsonSchema, object][])('maps %j to the field %j', (schema, field) => {
  const [found] = schemaFields({ properties: { key: schema }, required: ['key'] });
  expect(found).toMatchObject({ ...field, name: 'key', label: 'Key', isRequired: true });
  expect(found).not.toHaveProperty('default');
});

test.each([{ type: 'null' }, { type: 'array', items: { type: 'boolean' } }] satisfies JsonSchema[])(
  'throws for %j, which no field can edit, and names the key',
  (property) => {
    const schema: JsonSchema = { $id: 'x.json', type: 'object', properties: { date: property } };
    expect(() => schemaFields(schema)).toThrow(UneditableSchemaError);
    expect(() => schemaFields(schema)).toThrow(/No field edits x\.json\.date/);
  },
);
