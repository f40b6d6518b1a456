import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { Select } from './select.tsx';

const texts = {
  en: {
    label: 'Make',
    choose: 'Choose a make',
    wait: 'Loading makes…',
    error: 'Choose the make of your car',
    sort: 'Sort by',
    monthly: 'Monthly payment',
    down: 'Down payment',
  },
  es: {
    label: 'Marca',
    choose: 'Elija una marca',
    wait: 'Cargando marcas…',
    error: 'Elija la marca de su auto',
    sort: 'Ordenar por',
    monthly: 'Pago mensual',
    down: 'Pago inicial',
  },
};

const makes = ['Chevrolet', 'Ford', 'Honda', 'Toyota'].map((make) => ({ value: make, label: make }));

export function Empty({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <Select
      id="make"
      name="make"
      label={texts[language].label}
      placeholder={texts[language].choose}
      options={makes}
      {...{ value, onChange }}
    />
  );
}

export function Chosen({ language }: ExampleProps) {
  const [value, onChange] = useState('Honda');
  return <Select id="chosen" name="make" label={texts[language].label} options={makes} {...{ value, onChange }} />;
}

export function ReadOnly({ language }: ExampleProps) {
  const { label } = texts[language];
  return (
    <Select
      id="sent"
      name="make"
      {...{ label, options: makes }}
      value={makes[2]!.value}
      onChange={() => undefined}
      isReadOnly
    />
  );
}

export function Waiting({ language }: ExampleProps) {
  return (
    <Select
      id="wait"
      name="make"
      label={texts[language].label}
      placeholder={texts[language].wait}
      options={[]}
      value=""
      onChange={() => undefined}
      isDisabled
    />
  );
}

export function WithError({ language }: ExampleProps) {
  const [value, onChange] = useState('');
  return (
    <Select
      id="wrong"
      name="make"
      label={texts[language].label}
      placeholder={texts[language].choose}
      error={texts[language].error}
      options={makes}
      {...{ value, onChange }}
    />
  );
}

export function Compact({ language }: ExampleProps) {
  const [value, onChange] = useState('monthly');
  const { sort, monthly, down } = texts[language];
  return (
    <Select
      id="sort"
      name="sort"
      size="compact"
      label={sort}
      options={[
        { value: 'monthly', label: monthly },
        { value: 'down', label: down },
      ]}
      {...{ value, onChange }}
    />
  );
}
