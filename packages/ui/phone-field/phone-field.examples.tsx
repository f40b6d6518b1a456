import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { PhoneField } from './phone-field.tsx';
import type { TypedText } from './phone-field.tsx';

const texts = {
  en: {
    label: 'Mobile phone',
    hint: 'For your quotes only. Message rates may apply.',
    error: 'Enter a 10-digit phone number',
  },
  es: {
    label: 'Teléfono móvil',
    hint: 'Solo para sus cotizaciones. Pueden aplicarse tarifas.',
    error: 'Escriba un teléfono de 10 dígitos',
  },
};

/** Dashes after three and six digits, the caret behind the digit that it was behind. */
export function dashed({ text, caret }: TypedText, deletion?: 'forward'): TypedText {
  const digits = text.replace(/\D/g, '').slice(0, 10);
  const before = Math.min(text.slice(0, caret).replace(/\D/g, '').length, digits.length);
  const formatted = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
  const place = before + (before > 3 ? 1 : 0) + (before > 6 ? 1 : 0);
  return { text: formatted, caret: deletion && formatted[place] === '-' ? place + 1 : place };
}

export function Empty({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <PhoneField
      id="phone"
      name="phone"
      format={dashed}
      label={texts[language].label}
      hint={texts[language].hint}
      {...{ value, onChange }}
    />
  );
}

export function Filled({ language }: ExampleProps) {
  const [value, onChange] = useState('512-555-0142');
  return <PhoneField id="filled" name="phone" format={dashed} label={texts[language].label} {...{ value, onChange }} />;
}

export function WithError({ language }: ExampleProps) {
  const [value, onChange] = useState('512-555');
  return (
    <PhoneField
      id="wrong"
      name="phone"
      format={dashed}
      label={texts[language].label}
      error={texts[language].error}
      {...{ value, onChange }}
    />
  );
}
