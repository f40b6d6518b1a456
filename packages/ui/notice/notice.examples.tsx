import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Notice } from './notice.tsx';

const texts = {
  en: {
    again: 'Try again',
    close: 'Close',
    offline: 'You are offline',
    offlineText: 'Your answers are kept. We go on when your connection is back.',
    vin: 'We could not read this VIN',
    vinText: 'A VIN has 17 letters and digits, and never the letter O.',
    saved: 'Welcome back. Your answers are where you left them.',
    info: 'A foreign license is fine: choose its kind below.',
  },
  es: {
    again: 'Intentar de nuevo',
    close: 'Cerrar',
    offline: 'No tiene conexión',
    offlineText: 'Sus respuestas están guardadas. Seguiremos cuando vuelva la conexión.',
    vin: 'No pudimos leer este VIN',
    vinText: 'Un VIN tiene 17 letras y dígitos, y nunca la letra O.',
    saved: 'Bienvenido de nuevo. Sus respuestas siguen aquí.',
    info: 'Una licencia extranjera sirve: elija su tipo abajo.',
  },
};

export function Info({ language }: ExampleProps) {
  return <Notice>{texts[language].info}</Notice>;
}

export function Success({ language }: ExampleProps) {
  return (
    <Notice tone="success" closeText={texts[language].close} onClose={() => undefined}>
      {texts[language].saved}
    </Notice>
  );
}

export function Warning({ language }: ExampleProps) {
  return (
    <Notice tone="warning" icon="offline" title={texts[language].offline} announces="politely">
      {texts[language].offlineText}
    </Notice>
  );
}

export function Failure({ language }: ExampleProps) {
  return (
    <Notice tone="error" title={texts[language].vin} action={<Button icon="edit">{texts[language].again}</Button>}>
      {texts[language].vinText}
    </Notice>
  );
}
