import fc from 'fast-check';
import type { JsonSchema } from '#configuration/json-schema';
import type { Json } from '../json.ts';

/** Texts that content systems, HTML, JSON and shortcodes often break, and texts that look like other values. */
const awkward = [
  '',
  ' ',
  'true',
  '15',
  '[1, 2]',
  '{a}',
  'a, b',
  '"quoted" & \'quoted\'',
  '“curly”',
  '<b>bold</b> > </script><!-- -->',
  '&quot;&amp;amp;',
  '${expression}',
  'line\nline\r\n\tline',
  '\u0000\u2028',
  '\uD83D\uDE97 \uD83D',
  '-- /-->',
  String.raw`C:\path\n`,
  'ñandú ¿qué?',
  '__proto__',
];

const text = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', maxLength: 20 }));

/** Texts for a pattern are hard to generate, so those of the schema are used. */
const textOf = ({ pattern, examples = [], default: standard }: JsonSchema): fc.Arbitrary<Json> =>
  pattern === undefined ? text : fc.oneof(fc.constantFrom(...([...examples, standard ?? 'x'] as Json[])), text);

const numberOf = ({ type, minimum = -1000, maximum = 1000 }: JsonSchema): fc.Arbitrary<Json> => {
  const limits = { min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) };
  if (type === 'integer') return fc.integer(limits);
  // JSON has no negative zero.
  return fc.double({ ...limits, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0 || 0);
};

/** Keys of objects that accept any key. The reader drops unsafe ones, such as `__proto__`, at any depth. */
const anyKey = fc.oneof(
  fc.constantFrom('TX', 'A key', 'lonestar'),
  text.filter((key) => key !== '__proto__'),
);

const mostKeys = 6;

/** An object with some of the keys and all required ones. */
function objectOf(schema: JsonSchema, load: (name: string) => JsonSchema, depth: number): fc.Arbitrary<Json> {
  const { properties = {}, required = [], anyOf = [] } = schema;
  const keys = Object.keys(properties).filter((key) => key !== '$schema');
  const needed = [...required, ...(anyOf[0]?.required ?? [])];
  return fc
    .subarray(keys, { maxLength: Math.min(mostKeys, keys.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...new Set([...needed, ...chosen])].map((key) => [key, valueOf(properties[key] ?? {}, load, depth - 1)]),
        ),
      ),
    );
}

function valueOf(schema: JsonSchema, load: (name: string) => JsonSchema, depth: number): fc.Arbitrary<Json> {
  if (schema.$ref !== undefined) {
    return depth > 0 ? valueOf(load(schema.$ref.replace(/^\.\//, '')), load, depth - 1) : fc.constant({});
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (String(schema.type)) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'string,number':
      return fc.oneof(text, fc.integer());
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, load, depth - 1), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'object':
      if (typeof schema.additionalProperties === 'object')
        return fc.dictionary(anyKey, valueOf(schema.additionalProperties, load, depth - 1), { maxKeys: 3 });
      return objectOf(schema, load, depth);
    default:
      // A list would be read as text: the reader does not know the type of this key.
      return fc.oneof(text, fc.integer(), fc.boolean());
  }
}

/**
 * Generates configurations that match a schema.
 *
 * @param load Loads a schema that another one refers to, by file name.
 */
export const configurationsOf = (
  schema: JsonSchema,
  load: (file: string) => JsonSchema,
): fc.Arbitrary<Readonly<Record<string, Json>>> =>
  valueOf(schema, load, 6) as fc.Arbitrary<Readonly<Record<string, Json>>>;
