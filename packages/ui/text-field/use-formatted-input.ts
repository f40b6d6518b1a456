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
  const pending = useRef<{ input: HTMLInputElement; caret: number }>(undefined);

  // React moves the caret to the end when it sets a text other than the typed one.
  useLayoutEffect(() => {
    if (!pending.current) return;
    const { input, caret } = pending.current;
    input.setSelectionRange(caret, caret);
    pending.current = undefined;
  });

  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const { inputType } = nativeEvent as InputEvent;
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const formatted = format(typed, inputType === 'deleteContentForward' ? 'forward' : undefined);
    // Autofill may change a field without focus; setting its caret would move the focus in Safari.
    const root = target.getRootNode() as Document | ShadowRoot;
    if (root.activeElement === target) pending.current = { input: target, caret: formatted.caret };
    onChange(formatted.text);
    // If the formatted text is unchanged (a deleted dash was restored), React does not render but resets the input.
    if (formatted.text === value) queueMicrotask(() => target.setSelectionRange(formatted.caret, formatted.caret));
  };
}
