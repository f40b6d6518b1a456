import type { FieldOf, SchemaField } from '#configuration/schema-fields';

/** A label of a widget, with its standard text in each language. */
export interface LabelText {
  key: string;
  standard: Readonly<Record<'en' | 'es', string>>;
}

/** The Spanish text that the schema generator writes into a label's description. */
function spanishOf(description: string): string {
  const mark = '\nEspañol: ';
  return description.slice(description.indexOf(mark) + mark.length);
}

/** True for a group of labels: texts, and the same texts below `en` and `es`. */
export const isLabels = (field: SchemaField): field is FieldOf<'group'> =>
  field.kind === 'group' &&
  ['en', 'es'].every((language) => field.fields.some(({ name, kind }) => name === language && kind === 'group'));

/** The labels that apply to both languages. */
export const labelTexts = ({ fields }: FieldOf<'group'>): readonly LabelText[] =>
  fields
    .filter(({ kind }) => kind === 'text')
    .map(({ name, description, default: standard }) => ({
      key: name,
      standard: { en: String(standard), es: spanishOf(description) },
    }));
