import { richTextOf } from '#ui/modules/rich-text/rich-text-of';
import type { Field, Value } from './form-parts.ts';
import type { FieldConfig } from './form.config.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls that a visitor fills in. */
export const fieldSelector =
  ':is(input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea):not([data-honeypot])';

export const isBox = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** Of rich text: in one line, and without paragraphs, which no label may have. */
const oneLine = (text: string): string => text.replaceAll(/<\/?p>|\s+/g, ' ').trim();

/** Any text as rich text. */
const asRichText = (text: string): string => richTextOf([new Text(text)]);

/** The text of a control's labels, without what is typed into a control inside them; empty where it has none. */
export function labelOf(control: Control): string {
  const texts = [...(control.labels ?? [])].map((label) => {
    const copy = label.cloneNode(true) as Element;
    for (const inner of copy.querySelectorAll('input, select, textarea, button, [hidden]')) inner.remove();
    return richTextOf(copy.childNodes);
  });
  const { placeholder = '' } = control as Partial<HTMLInputElement>;
  return oneLine(texts.join(' ')) || asRichText(control.getAttribute('aria-label') || placeholder);
}

/** Whether a fieldset is a group of boxes with one name: its legend is their label. */
export function isGroup(fieldset: Element): boolean {
  const [first, ...others] = fieldset.querySelectorAll<Control>(fieldSelector);
  return (
    first !== undefined &&
    (first.type === 'radio' || (first.type === 'checkbox' && others.length > 0)) &&
    others.every(({ name, type }) => name === first.name && type === first.type)
  );
}

function legendOf(control: Control): string {
  const fieldset = control.closest('fieldset');
  const legend = fieldset && isGroup(fieldset) ? fieldset.querySelector('legend') : undefined;
  return legend ? oneLine(richTextOf(legend.childNodes)) : '';
}

/** Types of inputs that a field has, too. */
const drawnTypes = ['text', 'email', 'tel', 'radio', 'checkbox'] as const;

/** The type of the field that a control is drawn as; undefined where it would be another one. */
export function fieldTypeOf(control: Control, namesakes: readonly Control[]): FieldConfig['type'] | undefined {
  const { type } = control;
  if (control instanceof HTMLTextAreaElement) return 'textarea';
  if (control.multiple) return undefined;
  if (control instanceof HTMLSelectElement) {
    const { options } = control;
    const values = new Set([...options].map(({ value }) => value));
    return values.size < options.length || control.querySelector('optgroup, :disabled:not([value=""])')
      ? undefined
      : 'select';
  }
  if (control.hasAttribute('list')) return undefined;
  // As text a number keeps what was typed: only where no language would write it with a comma.
  if (type === 'number') return Number.isInteger(Number(control.step)) ? 'text' : undefined;
  if (type === 'checkbox' && namesakes.length > 1) return 'checkboxes';
  return /^(search|url)$/.test(type) ? 'text' : drawnTypes.find((known) => known === type);
}

function writtenText(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.findLast(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** The rules of a control besides its pattern, which could hang the page. */
function acceptedBy(control: HTMLInputElement | HTMLTextAreaElement): (text: string) => boolean {
  const { minLength } = control;
  const probe = control.cloneNode() as typeof control;
  probe.removeAttribute('pattern');
  return (text) => {
    probe.value = text;
    return probe.value !== '' && probe.validity.valid && text.length >= minLength;
  };
}

function keyboardOf({ type, inputMode, min }: HTMLInputElement): Field['inputMode'] {
  if (inputMode) return inputMode as Field['inputMode'];
  if (type === 'url' || type === 'search') return type;
  // Some keyboards of digits have no minus.
  return type === 'number' && Number(min || -1) >= 0 ? 'numeric' : undefined;
}

/**
 * A control of the author's form as a field, with what has been typed into it.
 *
 * @param namesakes The controls with its name, itself among them.
 * @param textBefore Rich text that stands before it, and is its label where it has none.
 */
export function fieldOf(
  control: Control,
  type: FieldConfig['type'],
  namesakes: readonly Control[],
  textBefore: string | undefined,
): { field: Field; usesTextBefore: boolean } {
  const isChoice = type === 'radio' || type === 'checkboxes';
  const own = isChoice ? legendOf(control) : labelOf(control);
  const boxes = namesakes as readonly HTMLInputElement[];
  const valueOf = (isOn: 'checked' | 'defaultChecked', text: string): Value => {
    const ticked = boxes.filter((box) => box[isOn]).map(({ value }) => value);
    const values: Partial<Record<typeof type, Value>> = {
      radio: ticked.at(-1) ?? '',
      checkbox: ticked.length > 0,
      checkboxes: ticked,
    };
    return values[type] ?? text;
  };
  const text = isBox(control) || type === 'select' ? undefined : (control as HTMLInputElement);
  const pattern = text?.getAttribute('pattern');
  const first = (attribute: string) =>
    namesakes.map((one) => one.getAttribute(attribute)).find((found) => found !== null) ?? '';
  const field: Field = {
    kind: 'field',
    name: control.name,
    label: own || oneLine(textBefore ?? '') || asRichText(control.name),
    type,
    required: namesakes.some(({ required }) => required),
    // In HTML it is for the whole value.
    pattern: pattern ? `^(?:${pattern})$` : '',
    requiredMessage: first('data-required-message'),
    constraintMessage: first('data-constraint-message') || control.title,
    hint: '',
    written: valueOf('defaultChecked', writtenText(control)),
    value: valueOf('checked', control.value),
    autocomplete: control.getAttribute('autocomplete') ?? '',
    options: isChoice
      ? boxes.map((box) => ({ value: box.value, label: labelOf(box) }))
      : control instanceof HTMLSelectElement
        ? [...control.options].map(({ value, label }) => ({ value, label }))
        : [],
    hasAllOptions: true,
    ...(text && {
      maxLength: text.maxLength < 0 ? undefined : text.maxLength,
      inputMode: keyboardOf(text),
      placeholder: text.placeholder || undefined,
      isReadOnly: text.readOnly,
      accepts: acceptedBy(text),
    }),
  };
  return { field, usesTextBefore: own === '' && textBefore !== undefined };
}
