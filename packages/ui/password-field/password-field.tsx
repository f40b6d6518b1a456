import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Pick<
  TextFieldProps,
  | 'id'
  | 'name'
  | 'value'
  | 'label'
  | 'hint'
  | 'error'
  | 'announcesError'
  | 'onChange'
  | 'onBlur'
  | 'enterKeyHint'
  | 'describedBy'
  | 'passwordRules'
  | 'isReadOnly'
> {
  autoComplete: 'current-password' | 'new-password';
  /** The name of the button that shows what is typed: `Show password`. It is a toggle, so the name stays. */
  showText: string;
}

/** A password, with a button that shows it. The value is neither trimmed nor cut, and can be pasted. */
export function PasswordField({ showText, ...field }: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Hidden on submit: browsers and password managers save what a field of type `password` has at that time.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, []);

  return (
    <TextField
      {...field}
      inputRef={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      action={
        <Button
          variant="quiet"
          part="show-password"
          icon={isShown ? 'hide' : 'show'}
          isTextHidden
          isPressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {showText}
        </Button>
      }
    />
  );
}
