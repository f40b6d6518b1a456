/** The visitor's input in a root, so that a re-render loses nothing. */
export interface InputState {
  /** Types and chooses the same in the new controls, and restores focus and selection. */
  restore(): void;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was entered in one control: a text, or whether a checkbox or radio button is on. */
export interface Entry {
  name: string;
  /** Of a checkbox or radio button, the value that tells it from others of its name. */
  value: string;
  isChecked?: boolean | undefined;
}

export const controls = 'input:not([type=hidden], [type=file]), select, textarea';

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const selectionOf = (control: Control): readonly [number, number] | undefined =>
  control instanceof HTMLInputElement && control.selectionStart !== null && control.selectionEnd !== null
    ? [control.selectionStart, control.selectionEnd]
    : undefined;

/** The visitor's entry; undefined where the control has no name, or is as it was drawn. */
export function entryOf(control: Control): Entry | undefined {
  const { name, value } = control;
  if (name === '') return undefined;
  if (isCheckable(control)) {
    const isOther = control.checked !== control.defaultChecked;
    // Of radio buttons, the one that was chosen says it all.
    return isOther && (control.checked || control.type === 'checkbox')
      ? { name, value, isChecked: control.checked }
      : undefined;
  }
  return value === '' ? undefined : { name, value };
}

/** The control in `container` that an entry belongs to. */
export function controlOf(container: HTMLElement, { name, value, isChecked }: Entry): Control | null {
  const sameName = `[name="${CSS.escape(name)}"]`;
  return container.querySelector(isChecked === undefined ? sameName : `${sameName}[value="${CSS.escape(value)}"]`);
}

/** Enters a value as the visitor would, so that React notices. */
export function enter(control: Control, { value, isChecked }: Entry, selection?: readonly [number, number]): void {
  // React ignores what equals the last value set through its own setter, so set another one with it first.
  if (isChecked !== undefined) {
    (control as HTMLInputElement).checked = !isChecked;
    control.click();
    return;
  }
  control.value = '';
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  // A part that formats while the visitor types asks for the caret.
  if (selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Copies the visitor's input from the authored controls, with focus and selection, to the controls of the same name in
 * `container`.
 */
export function transferInputs(authored: Iterable<Control>, container: HTMLElement): void {
  for (const control of authored) {
    const entry = entryOf(control);
    const successor = control.name
      ? controlOf(container, entry ?? { name: control.name, value: control.value })
      : undefined;
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

/**
 * Captures the entries of all named controls in `container`, and which of them has the focus, until `restore()`. React may
 * empty a control that it does not know of yet, or replace it; what the visitor did meanwhile stays captured.
 *
 * @param successors Where controls are looked for that are gone by then.
 */
export function captureInputs(container: HTMLElement, successors: HTMLElement = container): InputState {
  const root = container.getRootNode() as Document | ShadowRoot;
  let focused: EventTarget | null = root.activeElement;
  const captured = new Map<Control, Entry | undefined>();
  const note = (control: Control) => captured.set(control, entryOf(control));
  for (const control of container.querySelectorAll<Control>(controls)) if (control.name !== '') note(control);

  // The capturing listeners of an ancestor run before React's.
  const stop = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    container.addEventListener(type, listener, { capture: true, signal: stop.signal });
  const onEntry = ({ type, target }: Event) => {
    const isOf = (control: Control) => control.name === (target as Control).name;
    // A click comes before React may clear the box again, `input` and `change` after. Choosing a radio button clears others.
    for (const control of captured.keys())
      if (isOf(control) && isCheckable(control) === (type === 'click')) note(control);
  };
  for (const type of ['input', 'change', 'click']) on(type, onEntry);
  on('focusin', ({ target }) => (focused = target));
  // A control that React removes loses the focus, too; it is gone a microtask later.
  on('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && (target as Node).isConnected) focused = null;
    }),
  );

  return {
    restore() {
      stop.abort();
      for (const [control, entry] of captured) {
        const { name, value } = control;
        const successor = control.isConnected
          ? control
          : controlOf(successors, entry ?? { name, value, ...(isCheckable(control) && { isChecked: false }) });
        if (!successor) continue;
        const selection = control === focused ? selectionOf(control) : undefined;
        if (control === focused && successor !== control) successor.focus({ preventScroll: true });
        if (entry) enter(successor, entry, selection);
      }
    },
  };
}
