import { useState } from 'react';
import { formatTypedPhone } from '#domain/phone-number';
import type { ExampleProps } from '../example/example.tsx';
import { PhoneField } from './phone-field.tsx';

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

export function Empty({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <PhoneField
      id="phone"
      name="phone"
      format={formatTypedPhone}
      label={texts[language].label}
      hint={texts[language].hint}
      {...{ value, onChange }}
    />
  );
}

export function Filled({ language }: ExampleProps) {
  const [value, onChange] = useState('512-555-0142');
  return (
    <PhoneField
      id="filled"
      name="phone"
      format={formatTypedPhone}
      label={texts[language].label}
      {...{ value, onChange }}
    />
  );
}

export function WithError({ language }: ExampleProps) {
  const [value, onChange] = useState('512-555');
  return (
    <PhoneField
      id="wrong"
      name="phone"
      format={formatTypedPhone}
      label={texts[language].label}
      error={texts[language].error}
      {...{ value, onChange }}
    />
  );
}
