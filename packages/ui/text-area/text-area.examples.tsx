import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { TextArea } from './text-area.tsx';

const texts = {
  en: { label: 'Message', hint: 'Please write no card numbers.', optional: '(optional)', error: 'Write a message.' },
  es: {
    label: 'Mensaje',
    hint: 'No escriba números de tarjeta.',
    optional: '(opcional)',
    error: 'Escriba un mensaje.',
  },
};

export function Plain({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  const { label, hint } = texts[language];
  return <TextArea id="message" name="message" label={label} hint={hint} value={value} onChange={onChange} />;
}

export function Wrong({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  const { label, error } = texts[language];
  return <TextArea id="message" name="message" label={label} error={error} value={value} onChange={onChange} />;
}

export function Optional({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  const { label, optional } = texts[language];
  return (
    <TextArea id="message" name="message" label={label} optionalText={optional} value={value} onChange={onChange} />
  );
}
