import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import { compilePattern, PatternError, type PatternTest } from '#forms/native-form/pattern';
import { format } from '#i18n/format';
import type { FieldConfig } from './form.config.ts';
import type { FormStrings } from './strings.en.ts';

/** What was entered: a text, or whether a box is ticked. */
export type Values = Readonly<Record<string, string | boolean>>;

export interface FieldRules {
  /** The error of each field that is wrong. */
  validate: (values: Values) => Record<string, string | undefined>;
  /** The patterns that are not used, for the author. */
  problems: readonly string[];
}

const isEmail = (text: string): boolean => errorOf(emailSchema, text) === undefined;

/** The rules of the fields: required, and a regular expression each (spec 3 §5). */
export function fieldRules(fields: readonly FieldConfig[], labels: FormStrings): FieldRules {
  const problems: string[] = [];
  const patterns = new Map<string, PatternTest>();
  for (const { name, type, pattern } of fields) {
    if (type === 'email' && !pattern) patterns.set(name, isEmail);
    if (!pattern) continue;
    try {
      patterns.set(name, compilePattern(pattern));
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      problems.push(`The pattern of ${name} is not used, because ${error.message}: ${pattern}`);
    }
  }
  const errorIn = (field: FieldConfig, value: string | boolean | undefined): string | undefined => {
    const text = typeof value === 'string' ? value.trim() : '';
    const isEmpty = typeof value === 'boolean' ? !value : text === '';
    // An author who wants no words there keeps the rule.
    if (isEmpty && field.required)
      return (
        field.requiredMessage ||
        (field.type === 'checkbox'
          ? labels['error.unticked']
          : format(labels['error.required'], { field: field.label })) ||
        ' '
      );
    // One that takes too long is left to the server.
    const isWrong = !isEmpty && typeof value === 'string' && patterns.get(field.name)?.(text) === false;
    if (!isWrong) return undefined;
    return field.constraintMessage || format(labels['error.constraint'], { field: field.label }) || ' ';
  };
  return {
    problems,
    validate: (values) => Object.fromEntries(fields.map((field) => [field.name, errorIn(field, values[field.name])])),
  };
}

/** What the form starts with. */
export const initialValues = (fields: readonly FieldConfig[]): Values =>
  Object.fromEntries(fields.map(({ name, type, value }) => [name, type === 'checkbox' ? value === 'checked' : value]));

/** The fields as they are posted. */
export const postedFields = (fields: readonly FieldConfig[], values: Values): [name: string, value: string][] =>
  fields.map(({ name }) => {
    const value = values[name] ?? '';
    return [name, typeof value === 'string' ? value : value ? 'checked' : 'Unchecked'];
  });
