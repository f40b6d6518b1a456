import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const texts = {
  en: {
    label: 'Street address',
    hint: 'Begin to type, and choose from what we suggest',
    busy: 'Looking for addresses…',
    none: 'We have no suggestion. Type the address as it is.',
    failed: 'We cannot suggest addresses now. Type the address as it is.',
    count: '3 suggestions. Use the arrow keys to choose one.',
    error: 'Enter a street address with number and street',
  },
  es: {
    label: 'Dirección',
    hint: 'Empiece a escribir y elija entre las sugerencias',
    busy: 'Buscando direcciones…',
    none: 'No tenemos sugerencias. Escriba la dirección tal como es.',
    failed: 'Ahora no podemos sugerir direcciones. Escriba la dirección tal como es.',
    count: '3 sugerencias. Use las flechas para elegir una.',
    error: 'Escriba una dirección con número y calle',
  },
};

const addresses: readonly ComboboxOption[] = [
  '100 Sample Street, Los Angeles, CA 90012',
  '100 Sample Street, Sacramento, CA 95814',
  '100 Sample Street South, Los Angeles, CA 90012',
].map((label) => ({ key: label, label }));

const none: readonly ComboboxOption[] = [];

interface Shown {
  language: ExampleProps['language'];
  id: string;
  typed?: string;
  options?: readonly ComboboxOption[];
  status?: string;
  isBusy?: boolean;
  error?: string;
}

function Example({ language, id, typed = '', options = none, status = '', isBusy, error }: Shown) {
  const [value, onChange] = useState(typed);
  const { label, hint } = texts[language];
  return (
    <Combobox
      id={id}
      name="street"
      onChoose={() => undefined}
      {...{ label, hint, options, status, isBusy, error, value, onChange }}
    />
  );
}

export function Empty({ language }: ExampleProps) {
  return <Example id="empty" language={language} />;
}

/** Type to see the list. */
export function WithSuggestions({ language }: ExampleProps) {
  return (
    <Example id="suggested" language={language} typed="100 Sample" options={addresses} status={texts[language].count} />
  );
}

export function Busy({ language }: ExampleProps) {
  return <Example id="busy" language={language} typed="100 Sam" status={texts[language].busy} isBusy />;
}

export function NothingFound({ language }: ExampleProps) {
  return <Example id="none" language={language} typed="xyz" status={texts[language].none} />;
}

export function Failed({ language }: ExampleProps) {
  return <Example id="failed" language={language} typed="100 Sample" status={texts[language].failed} />;
}

export function WithError({ language }: ExampleProps) {
  return <Example id="wrong" language={language} typed="1" error={texts[language].error} />;
}
