import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';

/** A text and its caret position, in characters from the start. */
interface TypedText {
  text: string;
  caret: number;
}

export interface FormattedInput {
  value: string;
  /** Formats the typed text and returns the caret position; `forward` after the Delete key. */
  format: (typed: TypedText, deletion?: 'forward') => TypedText;
  onChange: (text: string) => void;
}

/** The change handler of an input that formats its text while the visitor types, with the caret kept in place. */
export function useFormattedInput({ value, format, onChange }: FormattedInput) {
  const pending = useRef<() => void>(undefined);

  // React moves the caret to the end when it sets a text other than the typed one.
  useLayoutEffect(() => {
    pending.current?.();
    pending.current = undefined;
  });

  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const { inputType } = nativeEvent as InputEvent;
    const { value: text, selectionStart, selectionEnd, selectionDirection } = target;
    const formatAt = (caret: number | null) =>
      format({ text, caret: caret ?? text.length }, inputType === 'deleteContentForward' ? 'forward' : undefined);
    const formatted = formatAt(selectionStart);
    // Nothing is selected after a key press, but text that is restored during hydration may be.
    const end = selectionEnd === selectionStart ? formatted.caret : formatAt(selectionEnd).caret;
    const select = () => target.setSelectionRange(formatted.caret, end, selectionDirection ?? undefined);
    // Autofill may change a field without focus; setting its caret would move the focus in Safari.
    const root = target.getRootNode() as Document | ShadowRoot;
    if (root.activeElement === target) pending.current = select;
    onChange(formatted.text);
    // If the formatted text is unchanged (a deleted dash was restored), React does not render but resets the input.
    if (formatted.text === value) queueMicrotask(select);
  };
}
