import type { Control, Entry } from '#embed/first-paint/input-state';
import type { FieldConfig } from './form.config.ts';

/** What was entered: a text, whether a box is ticked, or the values of the boxes that are. */
export type Value = string | boolean | readonly string[];

/** A field as it is drawn: of the configuration, or of the author's own form, which may say more about it. */
export interface Field extends Omit<FieldConfig, 'value' | 'maxLength'> {
  kind: 'field';
  /** What the author wrote into it. */
  written: Value;
  /** What it starts with: what was typed into the author's own form, if anything. */
  value: Value;
  maxLength?: number | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | 'none' | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  /** Of a select: whether its options have one for “nothing chosen”, if there is one at all. */
  hasAllOptions?: boolean;
  /** The rules of the author's control besides its pattern. */
  accepts?: ((text: string) => boolean) | undefined;
}

/** What a form consists of, in its order. */
export type FormPart =
  | Field
  /** Rich text between the fields. */
  | { kind: 'text' | 'heading'; text: string }
  /** What is posted with it as it is then: the page's script may write it. */
  | { kind: 'hidden'; control: { readonly name: string; readonly value: string } };

/** The value of a field at first, as the configuration writes it. */
function initialValue({ type, value, options }: FieldConfig): Value {
  if (type === 'checkbox') return value === 'checked';
  if (type !== 'checkboxes') return value;
  const ticked = value.split(/\s*,\s*/);
  return options.map((option) => option.value).filter((one) => ticked.includes(one));
}

/** A form to draw: of the configuration, or the one that the author put inside the element. */
export interface DrawnForm {
  parts: readonly FormPart[];
  /** The name of the field in which the visitor is typing. */
  focused?: string | undefined;
  /** The text of its button; empty where it has none. */
  submit?: string;
  /** Rich text after its button. */
  note?: string;
  /** It is left alone, because the widget would not draw it as it is. */
  isUndrawable?: boolean;
  /** What the author is told of it. */
  problems: readonly string[];
}

/** What the visitor has entered in a control of a field: what the author did not write into it. */
export function entryIn(field: Field, control: Control): Entry | undefined {
  const { written } = field;
  const { name, type, value } = control;
  if (type !== 'radio' && typeof written === 'string') return value === written ? undefined : { name, value };
  const { checked: isChecked } = control as HTMLInputElement;
  const isWritten =
    typeof written === 'object' ? written.includes(value) : written === (type === 'radio' ? value : true);
  // Of radio buttons, the one that was chosen says it all.
  return isChecked === isWritten || (type === 'radio' && !isChecked) ? undefined : { name, value, isChecked };
}

export const fieldsOf = (parts: readonly FormPart[]): Field[] =>
  parts.flatMap((part) => (part.kind === 'field' ? part : []));

/**
 * The fields of the configuration, with the hidden ones of the author's own form. Of several fields with one name, the first:
 * `problems` names the others for the author.
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
