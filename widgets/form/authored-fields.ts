import { authoredHoneypots } from '#forms/native-form/honeypots.view';
import { type FieldConfig, fieldTypes } from './form.config.ts';

/** The form that the author put inside the element. */
export interface AuthoredForm {
  fields: FieldConfig[];
  /** Its hidden fields. */
  hidden: Record<string, string>;
  /** What was typed into its fields with `data-honeypot`, by their names. */
  honeypots: Record<string, string>;
  /** A control that the widget does not draw; the form is then left alone. */
  unknown: string | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const readable = (node: Element | null | undefined): string => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of a control's label, without what is typed into a control inside it. */
function labelOf(control: Control): string {
  const [label] = control.labels ?? [];
  const copy = label?.cloneNode(true) as Element | undefined;
  for (const inner of copy?.querySelectorAll('input, select, textarea') ?? []) inner.remove();
  const placeholder = 'placeholder' in control ? control.placeholder : '';
  return readable(copy) || control.getAttribute('aria-label') || placeholder || control.name;
}

const typeOf = (control: Control): FieldConfig['type'] | undefined => {
  if (control instanceof HTMLSelectElement) return control.multiple ? undefined : 'select';
  if (control instanceof HTMLTextAreaElement) return 'textarea';
  const { type } = control;
  if (/^(search|url|number)$/.test(type)) return 'text';
  return fieldTypes.find((known) => known === type);
};

function valueOf(control: Control): string {
  if (!(control instanceof HTMLInputElement) || control.type !== 'checkbox') return control.value;
  return control.checked ? 'checked' : '';
}

/** Reads the fields of a form of the page, with what has been typed into them. */
export function readAuthoredForm(form: HTMLFormElement): AuthoredForm {
  const read: AuthoredForm = { fields: [], hidden: {}, honeypots: authoredHoneypots(form), unknown: undefined };
  const byName = new Map<string, FieldConfig>();
  // Drawn again it would be another one, which its script does not know.
  if (form.querySelector('.g-recaptcha, .h-captcha, .cf-turnstile')) read.unknown = 'captcha';
  for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
    const { name, type } = control;
    // What a captcha fills in belongs to the captcha.
    if (!name || /^(submit|button|reset|image)$/.test(type) || control.closest('[slot=captcha]')) continue;
    if (Object.hasOwn(read.honeypots, name)) continue;
    if (type === 'hidden') {
      read.hidden[name] = control.value;
      continue;
    }
    const fieldType = typeOf(control);
    if (!fieldType) {
      read.unknown ??= type;
      continue;
    }
    if (type === 'radio') {
      const known = byName.get(name);
      const choice = { value: control.value, label: labelOf(control) };
      if (known) {
        known.options.push(choice);
        if ((control as HTMLInputElement).checked) known.value = control.value;
        continue;
      }
    }
    const field = fieldOf(control, fieldType);
    byName.set(name, field);
    read.fields.push(field);
  }
  return read;
}

function fieldOf(control: Control, type: FieldConfig['type']): FieldConfig {
  const pattern = control.getAttribute('pattern');
  const radio = type === 'radio' ? (control as HTMLInputElement) : undefined;
  const { maxLength = -1 } = control as Partial<HTMLInputElement>;
  return {
    name: control.name,
    label: (radio && readable(control.closest('fieldset')?.querySelector('legend'))) || labelOf(control),
    type,
    required: control.required,
    // In HTML it is for the whole value.
    pattern: pattern ? `^(?:${pattern})$` : '',
    requiredMessage: control.dataset.requiredMessage ?? '',
    constraintMessage: control.dataset.constraintMessage ?? '',
    hint: '',
    value: radio ? (radio.checked ? radio.value : '') : valueOf(control),
    autocomplete: control.getAttribute('autocomplete') ?? '',
    maxLength: maxLength > 0 ? maxLength : 1000,
    options:
      control instanceof HTMLSelectElement
        ? [...control.options].filter(({ value }) => value !== '').map(({ value, text }) => ({ value, label: text }))
        : radio
          ? [{ value: radio.value, label: labelOf(radio) }]
          : [],
  };
}
