import type { ExampleProps } from '../example/example.tsx';
import { ErrorSummary } from './error-summary.tsx';

const texts = {
  en: {
    title: 'Two answers need another look',
    name: 'Enter your first name',
    date: 'Enter your date of birth',
  },
  es: { title: 'Revise dos respuestas', name: 'Escriba su nombre', date: 'Escriba su fecha de nacimiento' },
};

export function TwoErrors({ language }: ExampleProps) {
  const { title, name, date } = texts[language];
  return (
    <ErrorSummary
      title={title}
      attempt={0}
      entries={[
        { id: 'name', text: name },
        { id: 'date', text: date },
      ]}
    />
  );
}
