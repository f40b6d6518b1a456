import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { TextField } from '../text-field/text-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

/** A text and its caret position, in characters from the start. */
export interface TypedText {
  text: string;
  caret: number;
}

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'onInput' | 'inputRef'
> {
  /** Formats the number and returns the caret position; `forward` after the Delete key. */
  format: (typed: TypedText, deletion?: 'forward') => TypedText;
}

/** A phone number field that adds dashes while the visitor types. */
export function PhoneField({ format, onChange, ...rest }: PhoneFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  // React moves the caret to the end when it sets a text other than the typed one.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const { inputType } = nativeEvent as InputEvent;
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const formatted = format(typed, inputType === 'deleteContentForward' ? 'forward' : undefined);
    // Autofill may change a field without focus; setting its caret would move the focus in Safari.
    const root = target.getRootNode() as Document | ShadowRoot;
    if (root.activeElement === target) caret.current = formatted.caret;
    onChange(formatted.text);
    // If the formatted text is unchanged (a deleted dash was restored), React does not render but resets the input.
    if (formatted.text === rest.value) queueMicrotask(() => target.setSelectionRange(formatted.caret, formatted.caret));
  }

  return (
    <TextField
      width="medium"
      {...rest}
      inputRef={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onChange={onChange}
      onInput={change}
    />
  );
}
