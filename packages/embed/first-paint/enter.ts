import type { Control, Entry, Selection } from './input-state.ts';

/** Enters a value as the visitor would, so that React notices. */
export function enter(control: Control, { value, isChecked }: Entry, selection?: Selection): void {
  // React ignores what equals the last value set through its own setter, so set another one with it first.
  if (isChecked !== undefined) {
    (control as HTMLInputElement).checked = !isChecked;
    // Not `click()`, which does nothing while the browser still handles a click of assistive technology on this control.
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return;
  }
  // The browser takes the line break out again, and leaves the caret, an unfinished composition and the steps of Undo alone.
  control.value = `${value}\n`;
  if (control.value !== value) {
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  }
  // A part that formats while the visitor types asks for the caret.
  if (selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
