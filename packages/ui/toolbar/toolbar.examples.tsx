import type { ExampleProps } from '../example/example.tsx';
import { Compact } from '../select/select.examples.tsx';
import { Off } from '../switch/switch.examples.tsx';
import { Toolbar } from './toolbar.tsx';

const texts = {
  en: { label: 'Sort and filter', count: '12 quotes' },
  es: { label: 'Ordenar y filtrar', count: '12 cotizaciones' },
};

export function OverAList({ language }: ExampleProps) {
  return (
    <Toolbar {...texts[language]}>
      <Compact language={language} />
      <Off language={language} />
    </Toolbar>
  );
}
