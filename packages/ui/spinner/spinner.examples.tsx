import type { ExampleProps } from '../example/example.tsx';
import { Spinner } from './spinner.tsx';

const texts = {
  en: {
    text: 'Finding your rates',
    detail: 'Carriers are answering one by one.',
    vin: 'Looking up your car…',
  },
  es: {
    text: 'Buscando sus tarifas',
    detail: 'Las aseguradoras responden una a una.',
    vin: 'Buscando su auto…',
  },
};

export function Block({ language }: ExampleProps) {
  return <Spinner text={texts[language].text} detail={texts[language].detail} />;
}

export function Inline({ language }: ExampleProps) {
  return <Spinner layout="inline" text={texts[language].vin} />;
}
