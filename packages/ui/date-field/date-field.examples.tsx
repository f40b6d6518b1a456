import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { DateField } from './date-field.tsx';

const texts = {
  en: {
    label: 'Date of birth',
    hint: 'For example, 4 15 1990',
    parts: { month: 'Month', day: 'Day', year: 'Year' },
    real: 'Enter a real date: June has 30 days',
    young: 'The driver must be between 16 and 75',
  },
  es: {
    label: 'Fecha de nacimiento',
    hint: 'Por ejemplo, 4 15 1990',
    parts: { month: 'Mes', day: 'Día', year: 'Año' },
    real: 'Escriba una fecha real: junio tiene 30 días',
    young: 'El conductor debe tener entre 16 y 75 años',
  },
};

export function Empty({ language }: ExampleProps) {
  const [value, onChange] = useState({ month: '', day: '', year: '' });
  const { label, hint, parts } = texts[language];
  return (
    <DateField
      id="born"
      name="birthDate"
      autoComplete="birth"
      partLabels={parts}
      {...{ label, hint, value, onChange }}
    />
  );
}

export function OnePartWrong({ language }: ExampleProps) {
  const [value, onChange] = useState({ month: '6', day: '31', year: '1990' });
  const { label, parts, real } = texts[language];
  return (
    <DateField
      id="day"
      name="birthDate"
      partLabels={parts}
      error={real}
      wrongParts={['day']}
      {...{ label, value, onChange }}
    />
  );
}

export function WholeDateWrong({ language }: ExampleProps) {
  const [value, onChange] = useState({ month: '4', day: '15', year: '2019' });
  const { label, parts, young } = texts[language];
  return <DateField id="whole" name="birthDate" partLabels={parts} error={young} {...{ label, value, onChange }} />;
}
