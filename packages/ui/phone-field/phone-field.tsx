import type { ReactNode } from 'react';
import { TextField } from '../text-field/text-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { type FormattedInput, useFormattedInput } from '../text-field/use-formatted-input.ts';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'onInput' | 'inputRef' | 'format'
> {
  format: FormattedInput['format'];
}

/** A phone number field that adds dashes while the visitor types. */
export function PhoneField({ format, ...rest }: PhoneFieldProps): ReactNode {
  const change = useFormattedInput({ value: rest.value, format, onChange: rest.onChange });
  return <TextField width="medium" {...rest} type="tel" inputMode="tel" autoComplete="tel" onInput={change} />;
}
