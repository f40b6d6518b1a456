import type { ExampleProps } from '../example/example.tsx';
import { Disclosure } from './disclosure.tsx';

const texts = {
  en: {
    summary: 'Why do you ask for my phone number?',
    text: 'Some carriers confirm a rate with a text message. We do not call before you ask us to.',
  },
  es: {
    summary: '¿Por qué piden mi teléfono?',
    text: 'Algunas aseguradoras confirman la tarifa con un mensaje. No llamamos antes de que lo pida.',
  },
};

export function Closed({ language }: ExampleProps) {
  return <Disclosure summary={texts[language].summary}>{texts[language].text}</Disclosure>;
}

export function Open({ language }: ExampleProps) {
  return (
    <Disclosure summary={texts[language].summary} isOpen>
      {texts[language].text}
    </Disclosure>
  );
}

export function Framed({ language }: ExampleProps) {
  return (
    <Disclosure summary={texts[language].summary} look="frame" isOpen>
      {texts[language].text}
    </Disclosure>
  );
}
