import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { TextField } from '../text-field/text-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

/** A text while it is typed, and the caret in it, counted in characters from the start. */
export interface TypedText {
  text: string;
  caret: number;
}

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'onInput' | 'inputRef'
> {
  /** Writes the number as it is shown and says where the caret belongs; `forward` when the Delete key was pressed. */
  format: (typed: TypedText, deletion?: 'forward') => TypedText;
}

/** A phone number that takes its dashes as one types. */
export function PhoneField({ format, onChange, ...rest }: PhoneFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  // React puts the caret at the end when the text that it sets is not the text that was typed.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const { inputType } = nativeEvent as InputEvent;
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const formatted = format(typed, inputType === 'deleteContentForward' ? 'forward' : undefined);
    // Autofill sets a field that has no caret; setting one would take the focus in Safari.
    const root = target.getRootNode() as Document | ShadowRoot;
    if (root.activeElement === target) caret.current = formatted.caret;
    onChange(formatted.text);
    // Where the text stays as it was (a dash was deleted and came back) React renders nothing, and sets it back.
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
