import type { ExampleProps } from '../example/example.tsx';
import { Heading } from './heading.tsx';

const texts = { en: 'Tell us about yourself', es: 'Cuéntenos sobre usted' };

export function OfAPage({ language }: ExampleProps) {
  return <Heading>{texts[language]}</Heading>;
}

export function OfASection({ language }: ExampleProps) {
  return <Heading level={3}>{texts[language]}</Heading>;
}
