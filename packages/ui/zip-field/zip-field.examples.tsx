import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { ZipField } from './zip-field.tsx';

const texts = {
  en: { label: 'Zip code', locate: 'Use my location', city: 'Austin, TX', error: 'Enter a 5-digit zip code' },
  es: {
    label: 'Código postal',
    locate: 'Usar mi ubicación',
    city: 'Austin, TX',
    error: 'Escriba un código postal de 5 dígitos',
  },
};

export function Empty({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <ZipField
      id="zip"
      name="zip"
      label={texts[language].label}
      action={
        <Button variant="quiet" icon="locate" isTextHidden>
          {texts[language].locate}
        </Button>
      }
      {...{ value, onChange }}
    />
  );
}

export function CityFound({ language }: ExampleProps) {
  const [value, onChange] = useState('78701');
  return (
    <ZipField
      id="found"
      name="zip"
      label={texts[language].label}
      status={texts[language].city}
      {...{ value, onChange }}
    />
  );
}

export function WithError({ language }: ExampleProps) {
  const [value, onChange] = useState('787');
  return (
    <ZipField
      id="wrong"
      name="zip"
      label={texts[language].label}
      error={texts[language].error}
      status=""
      {...{ value, onChange }}
    />
  );
}
