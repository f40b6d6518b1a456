import { type JsonSchema, limitOf } from '#configuration/json-schema';
import { withTokenNames } from '#ui/modules/tokens/token-names';

interface ControlBase {
  key: string;
  description: string;
  /** The value where none is set. */
  standard: unknown;
  examples: readonly unknown[];
  isRequired: boolean;
}

interface NumberLimits {
  isWhole: boolean;
  minimum: number | undefined;
  maximum: number | undefined;
}

/** How a key of a schema is edited. */
export type Control = ControlBase &
  (
    | { kind: 'text' }
    | ({ kind: 'number' } & NumberLimits)
    | { kind: 'boolean' }
    | { kind: 'choice'; options: readonly string[] }
    /** Some of several words, in the order of choosing. */
    | { kind: 'choices'; options: readonly string[] }
    /** Texts or numbers, one a line. */
    | { kind: 'values'; isNumeric: boolean }
    | { kind: 'objects'; item: ObjectControl }
    | { kind: 'map'; value: Control }
    | { kind: 'object'; controls: readonly Control[]; oneOf: readonly string[] }
    /** Texts for both languages, and for one of them. */
    | { kind: 'labels'; texts: readonly LabelControl[] }
    | { kind: 'theme'; controls: readonly Control[] }
    /** A text or a number. */
    | { kind: 'union' }
    /** Any JSON. */
    | { kind: 'any' }
    /** The keys of another schema. */
    | { kind: 'reference'; schema: string }
  );

export type ControlOf<Kind extends Control['kind']> = Extract<Control, { kind: Kind }>;
export type ObjectControl = ControlOf<'object'>;

/** A text of a widget, with its wording in each language. */
export interface LabelControl {
  key: string;
  standard: Readonly<Record<'en' | 'es', string>>;
}

/** A schema that no control can edit. */
export class UneditableSchemaError extends Error {
  constructor(
    readonly path: string,
    readonly schema: JsonSchema,
  ) {
    super(`There is no control for ${path}: ${JSON.stringify(schema).slice(0, 200)}. Add a kind to controls.ts.`);
    this.name = 'UneditableSchemaError';
  }
}

/** The schema of an object's values, where it may have any keys. */
const valuesOf = ({ additionalProperties }: JsonSchema): JsonSchema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

const limitsOf = ({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): NumberLimits => ({
  isWhole: type === 'integer',
  minimum: limitOf(minimum ?? exclusiveMinimum),
  maximum: limitOf(maximum),
});

/** The wording that the generator of the schemas writes into a label's description. */
function spanishOf({ description = '' }: JsonSchema): string {
  const mark = '\nEspañol: ';
  return description.slice(description.indexOf(mark) + mark.length);
}

/** Labels: texts, and the same texts below `en` and `es`. */
const isLabels = ({ properties: { en, es } = {} }: JsonSchema): boolean =>
  en?.properties !== undefined && es?.properties !== undefined;

const labelsOf = (properties: Readonly<Record<string, JsonSchema>>): LabelControl[] =>
  Object.entries(properties)
    .filter(([, { type }]) => type === 'string')
    .map(([key, schema]) => ({ key, standard: { en: String(schema.default), es: spanishOf(schema) } }));

/** Design tokens: every key is a text that has a default in CSS. */
const isTheme = (key: string, { properties }: JsonSchema): boolean =>
  key === 'theme' && Object.values(properties ?? {}).every(({ default: standard }) => typeof standard === 'string');

/** Defaults name other tokens by private properties of the style sheets. */
const tokenControl = (control: Control): Control => ({
  ...control,
  standard: withTokenNames(String(control.standard)),
});

function objectControls(schema: JsonSchema, path: string): Control[] {
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => key !== '$schema')
    .map(([key, one]) => controlAt(one, key, `${path}.${key}`, schema.required?.includes(key)));
}

function objectControl(schema: JsonSchema, base: ControlBase, path: string): Control {
  const { properties = {} } = schema;
  if (isLabels(schema)) return { ...base, kind: 'labels', texts: labelsOf(properties) };
  if (isTheme(base.key, schema))
    return { ...base, kind: 'theme', controls: objectControls(schema, path).map(tokenControl) };
  const values = valuesOf(schema);
  if (values) return { ...base, kind: 'map', value: controlAt(values, '', `${path}.*`) };
  const oneOf = (schema.anyOf ?? []).flatMap(({ required = [] }) => required);
  return { ...base, kind: 'object', controls: objectControls(schema, path), oneOf };
}

function listControl(schema: JsonSchema, base: ControlBase, path: string): Control {
  const { items = {} } = schema;
  if (items.enum) return { ...base, kind: 'choices', options: items.enum };
  if (items.type === 'string') return { ...base, kind: 'values', isNumeric: false };
  if (items.type === 'number' || items.type === 'integer') return { ...base, kind: 'values', isNumeric: true };
  const item = controlAt(items, '', `${path}[]`);
  if (item.kind !== 'object') throw new UneditableSchemaError(path, schema);
  return { ...base, kind: 'objects', item };
}

function controlAt(schema: JsonSchema, key: string, path: string, isRequired = false): Control {
  const { description = '', default: standard, examples = [] } = schema;
  const base: ControlBase = { key, description, standard, examples, isRequired };
  if (schema.$ref !== undefined)
    return { ...base, kind: 'reference', schema: schema.$ref.replace(/^\.\/|\.json$/g, '') };
  if (schema.enum) return { ...base, kind: 'choice', options: schema.enum };
  switch (String(schema.type)) {
    case 'string':
      return { ...base, kind: 'text' };
    case 'number':
    case 'integer':
      return { ...base, kind: 'number', ...limitsOf(schema) };
    case 'boolean':
      return { ...base, kind: 'boolean' };
    case 'string,number':
      return { ...base, kind: 'union' };
    case 'array':
      return listControl(schema, base, path);
    case 'object':
      return objectControl(schema, base, path);
    case 'undefined':
      return { ...base, kind: 'any' };
    default:
      throw new UneditableSchemaError(path, schema);
  }
}

/**
 * The controls of a whole schema.
 *
 * @throws {UneditableSchemaError}
 */
export function controlsOf(schema: JsonSchema): ObjectControl {
  const control = controlAt(schema, '', schema.$id ?? 'schema');
  if (control.kind !== 'object') throw new UneditableSchemaError(schema.$id ?? 'schema', schema);
  return control;
}
