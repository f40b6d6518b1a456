import type { Control, Entry, Selection } from './input-state.ts';

/** Enters a value like a visitor, so that React notices the change. */
export function enter(control: Control, { value, isChecked }: Entry, selection?: Selection): void {
  // React ignores a value equal to the last one set through its own setter, so set another one with it first.
  if (isChecked !== undefined) {
    (control as HTMLInputElement).checked = !isChecked;
    // Not `click()`, which does nothing while the browser still handles a click of assistive technology on this control.
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return;
  }
  // The browser removes the line break again, and leaves the caret, an unfinished composition and the undo history
  // alone.
  control.value = `${value}\n`;
  if (control.value !== value) {
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  }
  // A component that formats while typing reads the caret.
  if (selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
