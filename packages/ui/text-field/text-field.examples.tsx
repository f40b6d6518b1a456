import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { TextField } from './text-field.tsx';

const texts = {
  en: {
    first: 'First name',
    street: 'Street address',
    apartment: 'Apartment or unit',
    optional: '(optional)',
    email: 'Email',
    hint: 'We send your quotes here.',
    error: 'Enter an email address like name@example.com',
  },
  es: {
    first: 'Nombre',
    street: 'Dirección',
    apartment: 'Apartamento o unidad',
    optional: '(opcional)',
    email: 'Correo electrónico',
    hint: 'Enviaremos sus cotizaciones aquí.',
    error: 'Escriba un correo como nombre@example.com',
  },
};

export function Plain({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <TextField
      id="first"
      name="firstName"
      label={texts[language].first}
      autoComplete="given-name"
      {...{ value, onChange }}
    />
  );
}

export function ReadOnly({ language }: ExampleProps) {
  return (
    <TextField
      id="sent"
      name="street"
      label={texts[language].street}
      value="1100 Congress Ave"
      onChange={() => undefined}
      isReadOnly
    />
  );
}

export function Filled({ language }: ExampleProps) {
  const [value, onChange] = useState('1100 Congress Ave');
  return (
    <TextField
      id="street"
      name="street"
      label={texts[language].street}
      autoComplete="address-line1"
      {...{ value, onChange }}
    />
  );
}

export function WithHint({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={texts[language].email}
      hint={texts[language].hint}
      {...{ value, onChange }}
    />
  );
}

export function WithError({ language }: ExampleProps) {
  const [value, onChange] = useState('alex@');
  return (
    <TextField
      id="wrong"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={texts[language].email}
      hint={texts[language].hint}
      error={texts[language].error}
      {...{ value, onChange }}
    />
  );
}

export function Optional({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <TextField
      id="apartment"
      name="apartment"
      width="short"
      autoComplete="address-line2"
      label={texts[language].apartment}
      optionalText={texts[language].optional}
      {...{ value, onChange }}
    />
  );
}
