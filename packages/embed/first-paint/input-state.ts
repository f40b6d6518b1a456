export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The visitor's entry in one control: a text, or whether a checkbox or radio button is checked. */
export interface Entry {
  name: string;
  /** For a checkbox or radio button, the value that distinguishes it from others of its name. */
  value: string;
  isChecked?: boolean | undefined;
}

export const controls = 'input:not([type=hidden], [type=file]), select, textarea';

export const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** The arguments of `setSelectionRange`. */
export type Selection = Parameters<HTMLInputElement['setSelectionRange']>;

export const selectionOf = (control: Control): Selection | undefined =>
  control instanceof HTMLInputElement && control.selectionStart !== null
    ? [control.selectionStart, control.selectionEnd, control.selectionDirection ?? undefined]
    : undefined;

/** The visitor's entry; undefined if the control has no name, or is unchanged. */
export function entryOf(control: Control): Entry | undefined {
  const { name, value } = control;
  if (name === '') return undefined;
  if (isCheckable(control)) {
    const isOther = control.checked !== control.defaultChecked;
    // For radio buttons, only the chosen one is an entry.
    return isOther && (control.checked || control.type === 'checkbox')
      ? { name, value, isChecked: control.checked }
      : undefined;
  }
  return value === '' ? undefined : { name, value };
}

/**
 * The name of the record of a widget's input. Several widgets of one name on a page have separate records, by their
 * order.
 */
export function inputRecord(element: Element, widget: string, details = ''): string {
  const page = element.getRootNode() as ParentNode;
  const index = [...page.querySelectorAll(`cover-${widget}, [data-covermount=${widget}]`)].indexOf(element);
  return `earlyInput.${widget}${details}${index > 0 ? `.${index}` : ''}`;
}

/** The control in `container` that matches an entry. */
export function controlOf(container: HTMLElement, { name, value }: Pick<Entry, 'name' | 'value'>): Control | undefined {
  // A name may begin with a React id, which changes when React renders again.
  const ownName = name.replace(/^_.*?_.*?_/, '');
  // A checkbox may have a value without the attribute.
  return [...container.querySelectorAll<Control>(controls)].find(
    (control) =>
      (ownName === name ? control.name === name : control.name.endsWith(ownName)) &&
      (!isCheckable(control) || control.value === value),
  );
}

/**
 * Copies the visitor's input from the authored controls, with focus and selection, to the controls of the same name in
 * `container`.
 */
export function transferInputs(authored: Iterable<Control>, container: HTMLElement): void {
  for (const control of authored) {
    const entry = entryOf(control);
    const successor = control.name ? controlOf(container, control) : undefined;
    if (!successor) continue;
    if (entry?.isChecked !== undefined) (successor as HTMLInputElement).checked = entry.isChecked;
    else if (entry) successor.value = entry.value;
    if (control.matches(':focus')) {
      const selection = selectionOf(control);
      successor.focus({ preventScroll: true });
      if (selection && successor instanceof HTMLInputElement) successor.setSelectionRange(...selection);
    }
  }
}
