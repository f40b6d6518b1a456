import { enter } from '../first-paint/enter.ts';
import {
  type Control,
  controlOf,
  controls,
  type Entry,
  entryOf,
  isCheckable,
  selectionOf,
} from '../first-paint/input-state.ts';

/** The visitor's input in a root, so that a re-render loses nothing. */
export interface InputState {
  /** Types and chooses the same in the new controls, and restores focus and selection. */
  restore(): void;
}

/** The change of a choice may show other fields. */
const isChoice = (control: Control): boolean => isCheckable(control) || control instanceof HTMLSelectElement;

/**
 * Captures the entries of all named controls in `container`, and which of them has the focus, until `restore()`. React may
 * empty a control that it does not know of yet, or replace it; what the visitor did meanwhile stays captured.
 *
 * @param successors The container in which a control that was removed meanwhile is searched for.
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
      // Texts first: a choice may replace the fields they were typed into. Of texts, the one with the caret first: as React
      // hears of one, it empties those that it has not heard of.
      const rank = (control: Control) => (isChoice(control) ? 2 : Number(control !== focused));
      const ranked = [...captured].toSorted(([a], [b]) => rank(a) - rank(b));
      for (const [control, entry] of ranked) {
        const successor = control.isConnected ? control : controlOf(successors, control);
        if (!successor) continue;
        // Of a text that React has emptied, the caret goes to the end.
        const selection = control === focused && control.value === entry?.value ? selectionOf(control) : undefined;
        if (control === focused && successor !== control) successor.focus({ preventScroll: true });
        if (entry) enter(successor, entry, selection);
      }
    },
  };
}
