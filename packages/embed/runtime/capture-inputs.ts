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
  /** Enters the same texts and choices in the new controls, and restores focus and selection. */
  restore(): void;
}

/** Controls whose change may show other fields. */
const isChoice = (control: Control): boolean => isCheckable(control) || control instanceof HTMLSelectElement;

/**
 * Captures the entries of all named controls in `container`, and which control has the focus, until `restore()`. React
 * may empty or replace a control that it does not know yet; the visitor's input meanwhile is captured, too.
 *
 * @param successors The container that is searched for the successor of a removed control.
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
    // A click fires before React may clear the box again, `input` and `change` after. Choosing a radio button clears
    // others.
    for (const control of captured.keys())
      if (isOf(control) && isCheckable(control) === (type === 'click')) note(control);
  };
  for (const type of ['input', 'change', 'click']) on(type, onEntry);
  on('focusin', ({ target }) => (focused = target));
  // A control that React removes loses the focus, too; a microtask later it is disconnected.
  on('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && (target as Node).isConnected) focused = null;
    }),
  );

  return {
    restore() {
      stop.abort();
      // Texts first: a choice may replace the fields that they were typed into. The text with the caret comes first:
      // when React receives its event, it empties texts that it does not know yet.
      const rank = (control: Control) => (isChoice(control) ? 2 : Number(control !== focused));
      const ranked = [...captured].toSorted(([a], [b]) => rank(a) - rank(b));
      for (const [control, entry] of ranked) {
        const successor = control.isConnected ? control : controlOf(successors, control);
        if (!successor) continue;
        // In a text that React has emptied, the caret goes to the end.
        const selection = control === focused && control.value === entry?.value ? selectionOf(control) : undefined;
        if (control === focused && successor !== control) successor.focus({ preventScroll: true });
        if (entry) enter(successor, entry, selection);
      }
    },
  };
}
