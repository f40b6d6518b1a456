import type { ReactNode } from 'react';
import { TextField } from '../text-field/text-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { type FormattedInput, useFormattedInput } from '../text-field/use-formatted-input.ts';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'onInput' | 'inputRef' | 'format'
> {
  format: FormattedInput['format'];
  /** `off` for a number that is not the visitor’s own. */
  autoComplete?: 'tel' | 'off' | undefined;
}

/** A phone number field that adds dashes while the visitor types. */
export function PhoneField({ format, autoComplete = 'tel', ...rest }: PhoneFieldProps): ReactNode {
  const change = useFormattedInput({ value: rest.value, format, onChange: rest.onChange });
  return <TextField width="medium" {...rest} type="tel" inputMode="tel" autoComplete={autoComplete} onInput={change} />;
}
