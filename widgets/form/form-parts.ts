import type { Control, Entry } from '#embed/first-paint/input-state';
import type { FieldConfig } from './form.config.ts';

/** The value of a field: a text, whether a box is ticked, or the values of the ticked boxes. */
export type Value = string | boolean | readonly string[];

/** A field to draw, from the configuration or the author's form; the latter may have further attributes. */
export interface Field extends Omit<FieldConfig, 'value' | 'maxLength'> {
  kind: 'field';
  /** The value in the author's HTML or in the configuration. */
  written: Value;
  /** The initial value: the value that was typed into the author's form, if any. */
  value: Value;
  maxLength?: number | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | 'none' | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  /** Only for a select: its options are complete, so that none is added for “nothing chosen”. */
  hasAllOptions?: boolean;
  /** The rules of the author's control except its pattern. */
  accepts?: ((text: string) => boolean) | undefined;
}

/** The parts of a form, in its order. */
export type FormPart =
  | Field
  /** Rich text between the fields. */
  | { kind: 'text' | 'heading'; text: string }
  /** A hidden field. Its value is read on submit, because the page's script may change it. */
  | { kind: 'hidden'; control: { readonly name: string; readonly value: string } };

/** The initial value of a configured field. */
function initialValue({ type, value, options }: FieldConfig): Value {
  if (type === 'checkbox') return value === 'checked';
  if (type !== 'checkboxes') return value;
  const ticked = value.split(/\s*,\s*/);
  return options.map((option) => option.value).filter((optionValue) => ticked.includes(optionValue));
}

/** A form to draw, from the configuration or the element's content. */
export interface DrawnForm {
  parts: readonly FormPart[];
  /** The name of the field that has the focus. */
  focused?: string | undefined;
  /** The text of the button; empty if it has none. */
  submit?: string;
  /** Rich text after the button. */
  note?: string;
  /** The form stays as it is, because the widget cannot draw an equivalent one. */
  isUnsupported?: boolean;
  /** The problems, for the author. */
  problems: readonly string[];
}

/** The visitor's entry in a control of a field; undefined if the value is the author's. */
export function entryIn(field: Field, control: Control): Entry | undefined {
  const { written } = field;
  const { name, type, value } = control;
  if (type !== 'radio' && typeof written === 'string') return value === written ? undefined : { name, value };
  const { checked: isChecked } = control as HTMLInputElement;
  const isWritten =
    typeof written === 'object' ? written.includes(value) : written === (type === 'radio' ? value : true);
  // Of radio buttons, only the chosen one counts.
  return isChecked === isWritten || (type === 'radio' && !isChecked) ? undefined : { name, value, isChecked };
}

export const fieldsOf = (parts: readonly FormPart[]): Field[] =>
  parts.flatMap((part) => (part.kind === 'field' ? part : []));

/**
 * The configured fields, with the hidden fields of the author's form. Of several fields with the same name, the first
 * one is used; `problems` names the others for the author.
 */
export function configuredParts(configured: readonly FieldConfig[], hidden: readonly HTMLInputElement[]): DrawnForm {
  const fields = new Map<string, Field>();
  const problems: string[] = [];
  for (const [index, field] of configured.entries()) {
    if (fields.has(field.name))
      problems.push(
        `fields[${index}] is left out, because an earlier field has the name ${field.name}. Boxes of one name are a field of the type checkboxes.`,
      );
    else {
      const written = initialValue(field);
      fields.set(field.name, { ...field, kind: 'field', written, value: written });
    }
  }
  const others = hidden.filter(({ name }) => !fields.has(name));
  return { parts: [...fields.values(), ...others.map((control) => ({ kind: 'hidden' as const, control }))], problems };
}
