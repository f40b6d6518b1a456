import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import { compilePattern, PatternError, type PatternTest } from '#forms/native-form/pattern';
import { format } from '#i18n/format';
import { plainText } from '#ui/modules/rich-text/parse-rich-text';
import type { Field, FormPart, Value } from './form-parts.ts';
import type { FormStrings } from './strings.en.ts';

export type Values = Readonly<Record<string, Value>>;

export interface FieldRules {
  /** The error of each invalid field. */
  validate: (values: Values) => Record<string, string | undefined>;
  /** The patterns that cannot be used, for the author. */
  problems: readonly string[];
}

const isEmail = (text: string): boolean => errorOf(emailSchema, text) === undefined;

const isEmpty = (value: Value | undefined): boolean =>
  !value || (typeof value === 'object' ? value.length === 0 : typeof value === 'string' && value.trim() === '');

/** The rules of the fields: whether they are required, and their patterns (spec 3 §5). */
export function fieldRules(fields: readonly Field[], labels: FormStrings): FieldRules {
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
  const errorIn = (field: Field, value: Value | undefined): string | undefined => {
    if (field.isReadOnly) return undefined;
    const label = plainText(field.label);
    // An empty message of the author does not disable the rule.
    if (isEmpty(value))
      return field.required
        ? field.requiredMessage ||
            (field.type === 'checkbox'
              ? labels['error.unticked']
              : format(labels['error.required'], { field: label })) ||
            ' '
        : undefined;
    if (typeof value !== 'string') return undefined;
    const text = value.trim();
    // A pattern that takes too long is left to the server.
    if (patterns.get(field.name)?.(text) !== false && field.accepts?.(text) !== false) return undefined;
    return field.constraintMessage || format(labels['error.constraint'], { field: label }) || ' ';
  };
  return {
    problems,
    validate: (values) => Object.fromEntries(fields.map((field) => [field.name, errorIn(field, values[field.name])])),
  };
}

/** The values that the form starts with. */
export const initialValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/**
 * The form data of the parts: as a browser sends it, except that a single checkbox is `checked` or `Unchecked`
 * (spec 3 §5), and that text is trimmed, as it was validated.
 */
export function postedFields(parts: readonly FormPart[], values: Values): [name: string, value: string][] {
  return parts.flatMap((part): [string, string][] => {
    if (part.kind === 'hidden') return [[part.control.name, part.control.value]];
    if (part.kind !== 'field') return [];
    const { name, type, isReadOnly, options } = part;
    const value = values[name] ?? '';
    if (typeof value === 'boolean') return [[name, value ? 'checked' : 'Unchecked']];
    if (typeof value === 'object')
      return options.flatMap((option): [string, string][] =>
        value.includes(option.value) ? [[name, option.value]] : [],
      );
    if (type === 'radio' && value === '') return [];
    return [[name, isReadOnly || type === 'select' || type === 'radio' ? value : value.trim()]];
  });
}
