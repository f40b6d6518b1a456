import { type JsonSchema, limitOf } from '#configuration/json-schema';
import { keyName } from '#configuration/key-name';

/**
 * How a value is edited.
 *
 * - `text`, `number`, `boolean`: one value.
 * - `choice`: one of `choices`; `choices`: some of them, in an order.
 * - `list`: values of one kind, `item`.
 * - `group`: an object with the keys `fields`.
 * - `rows`: objects with the keys `fields`.
 * - `record`: an object with any keys; its values are of the kind `item`.
 * - `json`: any value.
 */
export type FieldKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'list'
  | 'group'
  | 'rows'
  | 'record'
  | 'json';

/** One control of a form that edits a configuration. */
export interface SchemaField {
  /** The key; empty for `item` of a list or a record. */
  name: string;
  /** The key in words: `Quote page` of `quotePage`. */
  label: string;
  kind: FieldKind;
  /** What the key does, in English, with Markdown's back-ticks. */
  description: string;
  default?: unknown;
  examples?: readonly unknown[];
  choices?: readonly (string | number | boolean)[];
  fields?: readonly SchemaField[];
  item?: SchemaField;
  isRequired?: true;
  /** Of a number: it has no fraction. */
  isWhole?: true;
  minimum?: number;
  maximum?: number;
  /** Of a number: it is more than this. */
  moreThan?: number;
  minLength?: number;
  maxLength?: number;
  /** A regular expression that a text fits. */
  pattern?: string;
}

/** The keys that every widget has. */
export const commonKeys: readonly string[] = [
  'brand',
  'language',
  'debug',
  'load',
  'isolation',
  'theme',
  'services',
  'labels',
];

/** Finds the schema that a `$ref` names. */
export type ResolveSchema = (reference: string) => JsonSchema | undefined;

const nothing: ResolveSchema = () => undefined;

type WithoutUndefined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

/** An object without its keys that have no value. */
export const withoutUndefined = <Value extends object>(value: Value): WithoutUndefined<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as WithoutUndefined<Value>;

function shapeOf(schema: JsonSchema, resolve: ResolveSchema): Partial<SchemaField> & { kind: FieldKind } {
  const { type, items, properties, additionalProperties } = schema;
  if (schema.enum) return { kind: 'choice', choices: schema.enum };
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'number' || type === 'integer')
    return {
      kind: 'number',
      ...(type === 'integer' && { isWhole: true }),
      ...withoutUndefined({
        minimum: limitOf(schema.minimum),
        maximum: limitOf(schema.maximum),
        moreThan: schema.exclusiveMinimum,
      }),
    };
  // A number is accepted as its text, too.
  if (type === 'string' || (Array.isArray(type) && type.includes('string')))
    return {
      kind: 'text',
      ...withoutUndefined({ minLength: schema.minLength, maxLength: schema.maxLength, pattern: schema.pattern }),
    };
  if (type === 'array' && items) {
    if (items.enum) return { kind: 'choices', choices: items.enum };
    const item = fieldOf('', items, false, resolve);
    return item.kind === 'group' ? { kind: 'rows', fields: item.fields ?? [] } : { kind: 'list', item };
  }
  if (properties) return { kind: 'group', fields: schemaFields(schema, resolve) };
  if (typeof additionalProperties === 'object')
    return { kind: 'record', item: fieldOf('', additionalProperties, false, resolve) };
  return { kind: 'json' };
}

function fieldOf(name: string, written: JsonSchema, isRequired: boolean, resolve: ResolveSchema): SchemaField {
  const schema = written.$ref === undefined ? written : (resolve(written.$ref) ?? {});
  const { description = '', default: standard, examples } = schema;
  return {
    name,
    label: keyName(name),
    description,
    ...shapeOf(schema, resolve),
    ...withoutUndefined({ default: standard, examples }),
    ...(isRequired && { isRequired }),
  };
}

/**
 * The controls of a form that edits a configuration: one for each key of its JSON Schema, in the order of the schema.
 *
 * @param schema One of `config-schemas/`.
 * @param resolve Finds the schemas of other files; without it, a key that refers to one is of the kind `json`.
 * @example
 * schemaFields(zipForm).find(({ name }) => name === 'quotePage')
 * // { name: 'quotePage', label: 'Quote page', kind: 'text', description: 'The page …', default: '', examples: [ … ] }
 */
export const schemaFields = (schema: JsonSchema, resolve: ResolveSchema = nothing): SchemaField[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .map(([name, property]) => fieldOf(name, property, schema.required?.includes(name) ?? false, resolve));
