import { type JsonSchema, limitOf } from './json-schema.ts';
import { keyName } from './key-name.ts';
import { withTokenNames } from './token-names.ts';

interface FieldBase {
  /** The key; empty for the `item` of a list or a record. */
  name: string;
  /** The key as words: `Quote page` for `quotePage`. */
  label: string;
  /** The description of the key, in English, with Markdown's backticks. */
  description: string;
  /** The default value, with design tokens by their names. */
  default?: unknown;
  examples?: readonly unknown[];
  isRequired?: true;
}

/** A key of a configuration, as a form edits it. */
export type SchemaField = FieldBase &
  (
    | {
        kind: 'text';
        /** Numbers are accepted, too. */
        isNumberAccepted?: true;
        minLength?: number;
        maxLength?: number;
        /** A regular expression that the text matches. */
        pattern?: string;
      }
    | {
        kind: 'number';
        /** Only whole numbers are accepted. */
        isWhole?: true;
        minimum?: number;
        maximum?: number;
        /** The exclusive minimum. */
        moreThan?: number;
      }
    | { kind: 'boolean' }
    | { kind: 'choice'; choices: readonly string[] }
    /** Several of the choices, in the order of selection. */
    | { kind: 'choices'; choices: readonly string[] }
    /** Texts, or numbers. */
    | { kind: 'list'; item: SchemaField }
    /** An object, which needs at least one of the keys in `oneOf`. */
    | { kind: 'group'; fields: readonly SchemaField[]; oneOf?: readonly string[] }
    /** A list of objects. */
    | { kind: 'rows'; fields: readonly SchemaField[]; oneOf?: readonly string[] }
    /** An object with any keys. */
    | { kind: 'record'; item: SchemaField }
    /** Any value. */
    | { kind: 'json' }
    /** An object with the keys of another schema, by the name of that schema. */
    | { kind: 'reference'; schema: string }
  );

export type FieldKind = SchemaField['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<SchemaField, { kind: Kind }>;

/** A schema that no field can edit. */
export class UneditableSchemaError extends Error {
  constructor(
    readonly path: string,
    readonly schema: JsonSchema,
  ) {
    super(`No field edits ${path}: ${JSON.stringify(schema).slice(0, 200)}. Add a kind to schema-fields.ts.`);
    this.name = 'UneditableSchemaError';
  }
}

type WithoutUndefined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

/** An object without undefined values. */
export const withoutUndefined = <Value extends object>(value: Value): WithoutUndefined<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as WithoutUndefined<Value>;

/** The fields inside an object or a list of objects; empty for other fields. */
export const fieldsIn = (field: SchemaField): readonly SchemaField[] => ('fields' in field ? field.fields : []);

type Shape = { [Kind in FieldKind]: Omit<FieldOf<Kind>, keyof FieldBase> }[FieldKind];

function objectShape(schema: JsonSchema, path: string): Shape {
  const { properties, additionalProperties, anyOf = [] } = schema;
  if (typeof additionalProperties === 'object')
    return { kind: 'record', item: fieldOf('', additionalProperties, `${path}.*`) };
  if (!properties) return { kind: 'json' };
  const oneOf = anyOf.flatMap(({ required = [] }) => required);
  return { kind: 'group', fields: fieldsOf(schema, path), ...(oneOf.length > 0 && { oneOf }) };
}

function listShape(schema: JsonSchema, path: string): Shape {
  const { items = {} } = schema;
  if (items.enum) return { kind: 'choices', choices: items.enum };
  const item = fieldOf('', items, `${path}[]`);
  if (item.kind === 'text' || item.kind === 'number') return { kind: 'list', item };
  if (item.kind !== 'group') throw new UneditableSchemaError(path, schema);
  return { kind: 'rows', fields: item.fields, ...(item.oneOf && { oneOf: item.oneOf }) };
}

function shapeOf(schema: JsonSchema, path: string): Shape {
  const { minimum, maximum, exclusiveMinimum: moreThan, minLength, maxLength, pattern } = schema;
  if (schema.$ref !== undefined) return { kind: 'reference', schema: schema.$ref.replaceAll(/^\.\/|\.json$/g, '') };
  if (schema.enum) return { kind: 'choice', choices: schema.enum };
  switch (String(schema.type)) {
    case 'string':
      return { kind: 'text', ...withoutUndefined({ minLength, maxLength, pattern }) };
    case 'string,number':
      return { kind: 'text', isNumberAccepted: true };
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        ...(schema.type === 'integer' && { isWhole: true }),
        ...withoutUndefined({ minimum: limitOf(minimum), maximum: limitOf(maximum), moreThan }),
      };
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return listShape(schema, path);
    case 'object':
      return objectShape(schema, path);
    case 'undefined':
      return { kind: 'json' };
    default:
      throw new UneditableSchemaError(path, schema);
  }
}

function fieldOf(name: string, schema: JsonSchema, path: string, isRequired = false): SchemaField {
  const { description = '', default: standard, examples } = schema;
  return {
    name,
    label: keyName(name),
    description,
    ...shapeOf(schema, path),
    ...withoutUndefined({ default: typeof standard === 'string' ? withTokenNames(standard) : standard, examples }),
    ...(isRequired && { isRequired }),
  };
}

const fieldsOf = (schema: JsonSchema, path: string): SchemaField[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .map(([name, property]) => fieldOf(name, property, `${path}.${name}`, schema.required?.includes(name)));

/**
 * The fields of a form that edits a configuration: one for each key of its JSON Schema, in the order of the schema.
 *
 * @param schema One of `config-schemas/`.
 * @throws {UneditableSchemaError}
 * @example
 * schemaFields(zipForm).find(({ name }) => name === 'quotePage')
 * // { name: 'quotePage', label: 'Quote page', kind: 'text', description: 'The page …', default: '', examples: [ … ] }
 */
export const schemaFields = (schema: JsonSchema): SchemaField[] => fieldsOf(schema, schema.$id ?? 'schema');
