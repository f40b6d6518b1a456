import type { FieldOf, SchemaField } from '#configuration/schema-fields';

/** A text of a widget, with its wording in each language. */
export interface LabelText {
  key: string;
  standard: Readonly<Record<'en' | 'es', string>>;
}

/** The wording that the generator of the schemas writes into a label's description. */
function spanishOf(description: string): string {
  const mark = '\nEspañol: ';
  return description.slice(description.indexOf(mark) + mark.length);
}

/** Labels: texts, and the same texts below `en` and `es`. */
export const isLabels = (field: SchemaField): field is FieldOf<'group'> =>
  field.kind === 'group' &&
  ['en', 'es'].every((language) => field.fields.some(({ name, kind }) => name === language && kind === 'group'));

/** The texts of labels that are for both languages. */
export const labelTexts = ({ fields }: FieldOf<'group'>): readonly LabelText[] =>
  fields
    .filter(({ kind }) => kind === 'text')
    .map(({ name, description, default: standard }) => ({
      key: name,
      standard: { en: String(standard), es: spanishOf(description) },
    }));
