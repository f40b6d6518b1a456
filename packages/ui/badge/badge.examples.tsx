import type { ExampleProps } from '../example/example.tsx';
import { Badge } from './badge.tsx';

const texts = {
  en: { primary: 'Named insured', popular: 'Most chosen', online: 'Buy online', excluded: 'Excluded' },
  es: { primary: 'Asegurado principal', popular: 'El más elegido', online: 'En línea', excluded: 'Excluido' },
};

export function Neutral({ language }: ExampleProps) {
  return <Badge>{texts[language].primary}</Badge>;
}

export function Highlight({ language }: ExampleProps) {
  return <Badge tone="highlight">{texts[language].popular}</Badge>;
}

export function Positive({ language }: ExampleProps) {
  return (
    <Badge tone="positive" icon="check">
      {texts[language].online}
    </Badge>
  );
}

export function Caution({ language }: ExampleProps) {
  return <Badge tone="caution">{texts[language].excluded}</Badge>;
}
