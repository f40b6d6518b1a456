import { type FieldOf, fieldsIn, type SchemaField } from '#configuration/schema-fields';

/** Texts that some systems change between the author and the page. */
export const fragileTexts: readonly string[] = [
  'Bits & pieces',
  '5 < 6 > 4 <b>bold</b> <script>alert(1)</script>',
  `"double" 'single' “curly” \`back\``,
  '[gallery ids="1"] [x] ]]> {a}',
  String.raw`C:\new\0 \u0026 \" \\`,
  '-- <!-- --> <!-- /wp:x --> &amp; &lt; &nbsp;',
  'Señor ñandú 🚗 … -- (c) 9x9',
];

/** A configuration with every key of a widget, with texts of characters that some systems change. */
export function exampleConfig(fields: readonly SchemaField[]): Record<string, unknown> {
  let count = 0;
  const nextText = (): string => fragileTexts[count++ % fragileTexts.length]!;
  const valueOf = (field: SchemaField): unknown => {
    const { name, examples = [], default: standard } = field;
    const own = fieldsIn(field);
    if (name === 'labels') return labels(own.filter(({ kind }) => kind === 'text').slice(0, 4));
    switch (field.kind) {
      case 'group':
        return object(own);
      case 'rows':
        return examples.length > 0 ? (examples[0] as unknown[]).slice(0, 2) : [object(own)];
      case 'record':
        return examples[0] ?? { name: valueOf(field.item) };
      case 'list':
        return examples[0] ?? [valueOf(field.item)];
      case 'choices':
        return examples[0] ?? field.choices.slice(0, 2);
      case 'choice':
        return examples[0] ?? field.choices[0];
      case 'text':
        return isFree(field) ? nextText() : (examples[0] ?? standard);
      default:
        return examples[0] ?? standard;
    }
  };
  /** Whether any text is valid. Texts of the theme must be CSS values. */
  const isFree = ({ pattern, minLength, maxLength, examples = [] }: FieldOf<'text'>): boolean =>
    pattern === undefined &&
    minLength === undefined &&
    (maxLength ?? 100) >= 100 &&
    !/^(\/|https?:|#)/.test(String(examples[0] ?? '/'));
  const object = (own: readonly SchemaField[]): Record<string, unknown> =>
    Object.fromEntries(own.map((field) => [field.name, valueOf(field)]).filter(([, value]) => value !== undefined));
  const labels = (texts: readonly SchemaField[]): Record<string, unknown> | undefined => {
    if (texts.length === 0) return undefined;
    const some = (given: readonly SchemaField[]) => Object.fromEntries(given.map(({ name }) => [name, nextText()]));
    return { ...some(texts), en: some(texts.slice(0, 1)), es: some(texts.slice(0, 1)) };
  };
  return Object.fromEntries(
    fields
      .filter(({ name }) => !['theme', 'services', 'isolation', 'brand'].includes(name))
      .map((field) => [field.name, valueOf(field)])
      .filter(([, value]) => value !== undefined),
  );
}
