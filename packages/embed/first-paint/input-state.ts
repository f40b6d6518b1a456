/** The visitor's input in a root, so that a re-render loses nothing. */
export interface InputState {
  /** Types the values into the new controls, and restores focus and selection. */
  restore(): void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controls = 'input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea';

const selectionOf = (control: Control): readonly [number, number] | undefined =>
  control instanceof HTMLInputElement && control.selectionStart !== null && control.selectionEnd !== null
    ? [control.selectionStart, control.selectionEnd]
    : undefined;

function type(control: Control, value: string, selection: readonly [number, number] | undefined): void {
  // React ignores a value equal to the last one set through its own setter, so set the value with the prototype's
  // setter and dispatch an event, as a keystroke does.
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
    const successor = control.name && container.querySelector<HTMLInputElement>(`[name="${CSS.escape(control.name)}"]`);
    if (!successor) continue;
    if (control.value) successor.value = control.value;
    if (control.matches(':focus')) {
      const selection = selectionOf(control);
      successor.focus({ preventScroll: true });
      if (selection) successor.setSelectionRange(...selection);
    }
  }
}

/** Captures the values of all named controls in `container`, and which of them has the focus. */
export function captureInputs(container: HTMLElement): InputState {
  const root = container.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement;
  const captured = [...container.querySelectorAll<Control>(controls)].filter(({ name }) => name !== '');
  return {
    restore() {
      // Typing into one renders all, with what React knows of them.
      const typed = captured.map((control) => ({
        control,
        value: control.value,
        selection: control === focused ? selectionOf(control) : undefined,
      }));
      for (const { control, value, selection } of typed) {
        const successor = control.isConnected
          ? control
          : container.querySelector<Control>(`[name="${CSS.escape(control.name)}"]`);
        if (!successor) continue;
        if (control === focused && successor !== control) successor.focus({ preventScroll: true });
        if (value) type(successor, value, selection);
      }
    },
  };
}
