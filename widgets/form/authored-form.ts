import { plainText } from '#ui/modules/rich-text/parse-rich-text';
import { richTextOf } from '#ui/modules/rich-text/rich-text-of';
import { type Control, fieldOf, fieldSelector, fieldTypeOf, isBox, isGroup, labelOf } from './authored-field.ts';
import type { DrawnForm, FormPart } from './form-parts.ts';
import { findUnsupported, isHidden, isHiddenIn, type Leave, tagOf } from './unsupported-elements.ts';

const heading = /^(h[1-6]|legend)$/;
const block = /^(div|section|article|header|footer|main|aside|fieldset|center|address|blockquote)$/;

const controlSelector = 'input, select, textarea, button';

/**
 * Reads an authored form, with the values that were typed into it.
 *
 * @param others Further forms in the element, which cannot be drawn.
 */
export function readAuthoredForm(form: HTMLFormElement, others: readonly HTMLFormElement[]): DrawnForm {
  const parts: FormPart[] = [];
  const unsupported: string[] = [];
  const problems: string[] = [];
  const fields = [...form.querySelectorAll<Control>(fieldSelector)];
  const named = new Set<string>();
  let submit: HTMLElement | undefined;
  let end = Number.POSITIVE_INFINITY;

  const leave: Leave = (element, advice) => {
    unsupported.push(`${tagOf(element)}${advice && ` (${advice})`}`);
  };

  const addButton = (button: HTMLButtonElement | HTMLInputElement) => {
    const isOther = [...button.attributes].some(({ name }) => name.startsWith('form'));
    if (button.type !== 'submit' || submit || isOther || button.matches(':disabled') || isHiddenIn(form, button)) {
      leave(button, 'only one button, which sends the form');
      return;
    }
    submit = button;
    if (button.name) parts.push({ kind: 'hidden', control: button });
    end = parts.length;
  };

  const addField = (control: Control) => {
    const namesakes = fields.filter(({ name }) => name === control.name);
    const type = fieldTypeOf(control, namesakes);
    const isTwice = namesakes.some(
      (namesake) =>
        namesake !== control &&
        !(isBox(namesake) && namesake.type === control.type && namesake.value !== control.value),
    );
    if (!type) leave(control, '');
    else if (!control.name) leave(control, 'give it a name');
    else if (control.matches(':disabled')) leave(control, 'make it readonly');
    else if (isHiddenIn(form, isBox(control) ? control.parentElement! : control))
      leave(control, 'hidden: a honeypot has data-honeypot');
    else if (isTwice) leave(control, 'another one has its name, or its value, too');
    else if (type === 'checkboxes' && control.required) leave(control, 'required in a group');
    else if (isBox(control) && !labelOf(control)) leave(control, 'give it a label');
    else if (!named.has(control.name)) {
      named.add(control.name);
      const before = parts.at(-1);
      const textBefore =
        (before?.kind === 'text' || before?.kind === 'heading') && !/<[uo]l>/.test(before.text) ? before : undefined;
      const { field, usesTextBefore } = fieldOf(control, type, namesakes, textBefore);
      if (!field.label) leave(control, 'give it a label');
      if (usesTextBefore) parts.pop();
      parts.push(field);
      if (type === 'checkbox' && control.hasAttribute('value'))
        problems.push(`${tagOf(control)} is posted as checked or Unchecked, and not as its value: ${control.value}`);
    }
  };

  const addControl = (control: Control | HTMLButtonElement) => {
    if (control.matches(fieldSelector)) addField(control as Control);
    else if (control.type !== 'hidden') {
      if (!control.hasAttribute('data-honeypot')) addButton(control as HTMLButtonElement);
    } else if (control.name) parts.push({ kind: 'hidden', control });
  };

  const addText = (nodes: Iterable<Node>, kind: 'text' | 'heading' = 'text') => {
    const text = richTextOf(nodes)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^( |<br>)+|( |<br>)+$/g, '');
    if (/[\p{L}\p{N}]/u.test(plainText(text))) parts.push({ kind, text });
  };

  const addNodes = (nodes: Iterable<Node>) => {
    let run: Node[] = [];
    const endRun = () => {
      addText(run);
      run = [];
    };
    for (const node of nodes) {
      if (!(node instanceof HTMLElement)) {
        run.push(node);
        continue;
      }
      const { localName } = node;
      const controls = node.querySelectorAll<Control>(controlSelector);
      if (node.matches(controlSelector)) {
        endRun();
        addControl(node as Control);
      } else if (isHidden(node) || form.contains((node as HTMLLabelElement).control ?? null)) {
        // The text of a label belongs to its field.
        endRun();
        controls.forEach(addControl);
      } else if (heading.test(localName) && controls.length === 0) {
        endRun();
        const isLabel = localName === 'legend' && isGroup(node.parentElement!);
        if (!isLabel) addText(node.childNodes, 'heading');
      } else if (/^(p|ul|ol)$/.test(localName) && controls.length === 0) {
        endRun();
        addText([node]);
      } else if (
        block.test(localName) ||
        controls.length > 0 ||
        node.querySelector('label, legend, h1, h2, h3, h4, h5, h6')
      ) {
        endRun();
        addNodes(node.childNodes);
      } else run.push(node);
    }
    endRun();
  };

  findUnsupported(form, leave);
  for (const other of others) leave(other, 'only one form in an element');
  addNodes(form.childNodes);

  const isText = ({ kind }: FormPart) => kind === 'text' || kind === 'heading';
  const after = parts.filter((part, index) => index >= end && isText(part));
  return {
    parts: parts.filter((part) => !after.includes(part)),
    submit: submit
      ? (submit.textContent || (submit as HTMLInputElement).value || '').replaceAll(/\s+/g, ' ').trim()
      : '',
    note: after.map((part) => (part as { text: string }).text).join('<br>'),
    focused: form.querySelector<HTMLInputElement>(':focus')?.name,
    ...(unsupported.length > 0
      ? {
          isUnsupported: true,
          problems: [
            `The form in the element stays as it is, because this would not be drawn as it is: ${unsupported.join('; ')}. Change it, or write the form as fields in the configuration.`,
          ],
        }
      : { problems }),
  };
}
