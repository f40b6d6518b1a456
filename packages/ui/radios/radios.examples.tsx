import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Radios } from './radios.tsx';

const texts = {
  en: {
    insured: 'Do you have car insurance now?',
    yes: 'Yes',
    no: 'No',
    error: 'Tell us whether you are insured',
    package: 'Choose a coverage package',
    popular: 'Most chosen',
    minimum: 'State minimum',
    minimumHint: 'What Texas law asks for, and nothing more.',
    basic: 'Basic',
    basicHint: 'Covers you when the other driver has no insurance.',
    full: 'Full',
    fullHint: 'Repairs your own car too, whoever was at fault.',
  },
  es: {
    insured: '¿Tiene seguro de auto ahora?',
    yes: 'Sí',
    no: 'No',
    error: 'Díganos si tiene seguro',
    package: 'Elija un paquete de cobertura',
    popular: 'El más elegido',
    minimum: 'Mínimo estatal',
    minimumHint: 'Lo que exige la ley de Texas, y nada más.',
    basic: 'Básico',
    basicHint: 'Le protege si el otro conductor no tiene seguro.',
    full: 'Completo',
    fullHint: 'También repara su propio auto, sea de quien sea la culpa.',
  },
};

export function YesOrNo({ language }: ExampleProps) {
  const [value, onChange] = useState<'yes' | 'no' | ''>('yes');
  const { insured, yes, no } = texts[language];
  return (
    <Radios
      id="insured"
      name="isInsured"
      label={insured}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      {...{ value, onChange }}
    />
  );
}

export function WithError({ language }: ExampleProps) {
  const [value, onChange] = useState<'yes' | 'no' | ''>('');
  const { insured, yes, no, error } = texts[language];
  return (
    <Radios
      id="unsaid"
      name="isInsured"
      label={insured}
      error={error}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      {...{ value, onChange }}
    />
  );
}

export function Packages({ language }: ExampleProps) {
  const [value, onChange] = useState<string>('LUU');
  const text = texts[language];
  return (
    <Radios
      id="package"
      name="package"
      layout="stack"
      label={text.package}
      options={[
        { value: 'SML', label: text.minimum, hint: text.minimumHint },
        {
          value: 'LUU',
          label: text.basic,
          hint: text.basicHint,
          aside: <Badge tone="highlight">{text.popular}</Badge>,
        },
        { value: 'LUUCC', label: text.full, hint: text.fullHint },
      ]}
      {...{ value, onChange }}
    />
  );
}
