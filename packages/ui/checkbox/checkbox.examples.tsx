import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Checkbox } from './checkbox.tsx';

const texts = {
  en: {
    home: 'I would like a quote for my home too',
    agree: 'I agree to the',
    policy: 'privacy policy',
    error: 'Agree to the privacy policy to go on',
  },
  es: {
    home: 'También quiero una cotización para mi casa',
    agree: 'Acepto la',
    policy: 'política de privacidad',
    error: 'Acepte la política de privacidad para continuar',
  },
};

export function Plain({ language }: ExampleProps) {
  const [value, onChange] = useState(true);
  return <Checkbox id="home" name="home" label={texts[language].home} {...{ value, onChange }} />;
}

export function InACard({ language }: ExampleProps) {
  const [value, onChange] = useState(false);
  return <Checkbox id="card" name="home" look="card" label={texts[language].home} {...{ value, onChange }} />;
}

export function ConsentMissing({ language }: ExampleProps) {
  const [value, onChange] = useState(false);
  const { agree, policy, error } = texts[language];
  return (
    <Checkbox
      id="consent"
      name="consent"
      isRequired
      error={error}
      label={
        <>
          {agree}{' '}
          <Button variant="link" href="#privacy">
            {policy}
          </Button>
        </>
      }
      {...{ value, onChange }}
    />
  );
}
