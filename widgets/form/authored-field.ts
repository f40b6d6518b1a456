import { richTextOf } from '#ui/modules/rich-text/rich-text-of';
import type { Field, Value } from './form-parts.ts';
import type { FieldConfig } from './form.config.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls that a visitor fills in. */
export const fieldSelector =
  ':is(input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea):not([data-honeypot])';

export const isBox = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** Removes line breaks and paragraphs from rich text: a label may not have paragraphs. */
const oneLine = (text: string): string => text.replaceAll(/<\/?p>|\s+/g, ' ').trim();

/** Converts plain text to rich text. */
const asRichText = (text: string): string => richTextOf([new Text(text)]);

/** The text of elements, without the contents of the controls inside them. */
function textOf(elements: Iterable<Element | null>): string {
  const texts = [...elements].map((element) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const inner of copy?.querySelectorAll('input, select, textarea, button, [hidden]') ?? []) inner.replaceWith();
    return richTextOf(copy?.childNodes ?? []);
  });
  return oneLine(texts.join(' '));
}

/** The ARIA name of an element; empty if it has none. */
function ariaNameOf(element: Element): string {
  const page = element.getRootNode() as ParentNode;
  const ids = element.getAttribute('aria-labelledby')?.match(/\S+/g) ?? [];
  return (
    textOf(ids.map((id) => page.querySelector(`#${CSS.escape(id)}`))) ||
    oneLine(asRichText(element.getAttribute('aria-label') ?? ''))
  );
}

/** The text of a control's labels, else its ARIA name, else its placeholder; empty if it has none. */
export function labelOf(control: Control): string {
  const { placeholder = '' } = control as Partial<HTMLInputElement>;
  return textOf(control.labels ?? []) || ariaNameOf(control) || oneLine(asRichText(placeholder));
}

/** True if an element is a group of boxes with the same name: its legend is their label. */
export function isGroup(element: Element): boolean {
  const [first, ...others] = element.querySelectorAll<Control>(fieldSelector);
  return (
    first !== undefined &&
    (first.type === 'radio' || (first.type === 'checkbox' && others.length > 0)) &&
    others.every(({ name, type }) => name === first.name && type === first.type)
  );
}

const groupSelector = 'fieldset, [role=group], [role=radiogroup]';

/**
 * The name of the nearest named group around an element.
 *
 * @param isOwn only groups without other controls, as `isGroup` defines them.
 */
function groupNameOf(element: Element, isOwn: boolean): string {
  const group = element.parentElement?.closest(`form, ${groupSelector}`);
  if (!group?.matches(groupSelector)) return '';
  const legends = [...group.querySelectorAll('legend')].filter(
    (legend) => legend.parentElement!.closest(groupSelector) === group,
  );
  const isNamed = !isOwn || group.matches('[role=radiogroup]') || isGroup(group);
  return (isNamed && (textOf(legends) || ariaNameOf(group))) || groupNameOf(group, isOwn);
}

/** Input types that are field types too. */
const drawnTypes = ['text', 'email', 'tel', 'radio', 'checkbox'] as const;

/** The field type for a control; undefined if no type is equivalent. */
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
  // A number is drawn as text, which is equivalent only for integers: decimals may be typed with a comma.
  if (type === 'number') return Number.isInteger(Number(control.step)) ? 'text' : undefined;
  if (type === 'checkbox' && namesakes.length > 1) return 'checkboxes';
  return /^(search|url)$/.test(type) ? 'text' : drawnTypes.find((name) => name === type);
}

function writtenText(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.findLast(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** The rules of a control except its pattern, which could hang the page. */
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
  // Some numeric keyboards have no minus key.
  return type === 'number' && Number(min || -1) >= 0 ? 'numeric' : undefined;
}

/**
 * Converts a control of the author's form to a field, with its current value.
 *
 * @param namesakes The controls with the same name, including this one.
 * @param before Rich text before the control. A text (not a heading) is the label of a control without one.
 * @returns The field, whose label is empty if none was found, and whether the field uses the text before it as its
 * label.
 */
export function fieldOf(
  control: Control,
  type: FieldConfig['type'],
  namesakes: readonly Control[],
  before: { kind: 'text' | 'heading'; text: string } | undefined,
): { field: Field; usesTextBefore: boolean } {
  const isChoice = type === 'radio' || type === 'checkboxes';
  const own = isChoice ? groupNameOf(control, true) : labelOf(control);
  const textBefore = before && oneLine(before.text);
  const shown = own || (before?.kind === 'text' && textBefore) || groupNameOf(control, false);
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
    namesakes.map((namesake) => namesake.getAttribute(attribute)).find((found) => found !== null) ?? '';
  const field: Field = {
    kind: 'field',
    name: control.name,
    label: shown,
    type,
    required: namesakes.some(({ required }) => required),
    // In HTML, a pattern has to match the whole value.
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
  return { field, usesTextBefore: shown !== '' && shown === textBefore };
}
