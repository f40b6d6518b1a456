import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { Checkboxes } from './checkboxes.tsx';

const texts = {
  en: {
    interests: 'What may we write to you about?',
    optional: '(optional)',
    auto: 'Auto insurance',
    home: 'Home and renters insurance',
    roadside: 'Roadside help',
    error: 'Choose at least one',
  },
  es: {
    interests: '¿Sobre qué podemos escribirle?',
    optional: '(opcional)',
    auto: 'Seguro de auto',
    home: 'Seguro de casa y de inquilinos',
    roadside: 'Asistencia en carretera',
    error: 'Elija al menos uno',
  },
};

function Interests({ language, at, error }: ExampleProps & { at: readonly string[]; error?: string }) {
  const [value, onChange] = useState(at);
  const text = texts[language];
  return (
    <Checkboxes
      id="interests"
      name="interests"
      label={text.interests}
      optionalText={error ? undefined : text.optional}
      error={error}
      options={[
        { value: 'auto', label: text.auto },
        { value: 'home', label: text.home },
        { value: 'roadside', label: text.roadside },
      ]}
      {...{ value, onChange }}
    />
  );
}

export function TwoTicked({ language }: ExampleProps) {
  return <Interests language={language} at={['auto', 'roadside']} />;
}

export function NoneTicked({ language }: ExampleProps) {
  return <Interests language={language} at={[]} error={texts[language].error} />;
}
