import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { PasswordField } from './password-field.tsx';

const texts = {
  en: {
    password: 'Password',
    show: 'Show password',
    newPassword: 'New password',
    showNew: 'Show new password',
    hint: 'A sentence that only you know is a good password.',
    error: 'Enter your password.',
  },
  es: {
    password: 'Contraseña',
    show: 'Mostrar contraseña',
    newPassword: 'Contraseña nueva',
    showNew: 'Mostrar contraseña nueva',
    hint: 'Una frase que solo usted conoce es una buena contraseña.',
    error: 'Escriba su contraseña.',
  },
};

export function Plain({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <PasswordField
      id="password"
      name="password"
      label={texts[language].password}
      showText={texts[language].show}
      autoComplete="current-password"
      {...{ value, onChange }}
    />
  );
}

export function ForANewPassword({ language }: ExampleProps) {
  const [value, onChange] = useState('Ladder 7 up the hill');
  return (
    <PasswordField
      id="new"
      name="newPassword"
      label={texts[language].newPassword}
      showText={texts[language].showNew}
      hint={texts[language].hint}
      autoComplete="new-password"
      passwordRules="minlength: 15; maxlength: 128;"
      {...{ value, onChange }}
    />
  );
}

export function WithError({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <PasswordField
      id="wrong"
      name="password"
      label={texts[language].password}
      showText={texts[language].show}
      error={texts[language].error}
      autoComplete="current-password"
      {...{ value, onChange }}
    />
  );
}
