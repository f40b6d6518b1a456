import type { ReactNode } from 'react';
import { TextField } from '../text-field/text-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export type ZipFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'pattern' | 'onInput'
> & {
  /** `off` for a zip code that is not the visitor’s own. */
  autoComplete?: 'postal-code' | 'off' | undefined;
};

const digits = 5;

/** A zip code field: keeps the first five digits of typed or pasted text, also of `78701-4321`. */
export function ZipField({ onChange, autoComplete = 'postal-code', ...rest }: ZipFieldProps): ReactNode {
  return (
    <TextField
      width="short"
      {...rest}
      inputMode="numeric"
      autoComplete={autoComplete}
      maxLength={10}
      pattern="\d{5}"
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, digits))}
    />
  );
}
