import type { ExampleProps } from '../example/example.tsx';
import { RequirementList } from './requirement-list.tsx';

const texts = {
  en: {
    title: 'Your password needs:',
    length: '6 to 12 characters',
    digit: 'a digit',
    symbol: 'one of these: ! @ # $ % ^ & *',
    met: 'done',
    missing: 'missing',
  },
  es: {
    title: 'Su contraseña necesita:',
    length: 'de 6 a 12 caracteres',
    digit: 'un número',
    symbol: 'uno de estos: ! @ # $ % ^ & *',
    met: 'listo',
    missing: 'falta',
  },
};

function List({ language, isMet }: ExampleProps & { isMet: (key: string) => boolean }) {
  const { title, met, missing, ...named } = texts[language];
  const requirements = Object.entries(named).map(([key, text]) => ({ key, text, isMet: isMet(key) }));
  return <RequirementList id="rules" title={title} requirements={requirements} metText={met} missingText={missing} />;
}

export function NothingMet({ language }: ExampleProps) {
  return <List language={language} isMet={() => false} />;
}

export function SomeMet({ language }: ExampleProps) {
  return <List language={language} isMet={(key) => key !== 'symbol'} />;
}

export function AllMet({ language }: ExampleProps) {
  return <List language={language} isMet={() => true} />;
}
