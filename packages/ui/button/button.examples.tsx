import type { ExampleProps } from '../example/example.tsx';
import { Button } from './button.tsx';

const texts = {
  en: {
    next: 'See my quotes',
    save: 'Save driver',
    cancel: 'Cancel',
    remove: 'Remove',
    busy: 'Checking…',
    call: 'Call 512-555-0142',
    more: 'How we use your answers',
    close: 'Close',
  },
  es: {
    next: 'Ver mis cotizaciones',
    save: 'Guardar conductor',
    cancel: 'Cancelar',
    remove: 'Quitar',
    busy: 'Comprobando…',
    call: 'Llamar al 512-555-0142',
    more: 'Cómo usamos sus respuestas',
    close: 'Cerrar',
  },
};

export function Primary({ language }: ExampleProps) {
  return (
    <Button variant="primary" size="large" endIcon="next">
      {texts[language].next}
    </Button>
  );
}

export function Secondary({ language }: ExampleProps) {
  return (
    <Button icon="phone" href="tel:+15125550142">
      {texts[language].call}
    </Button>
  );
}

export function Quiet({ language }: ExampleProps) {
  return <Button variant="quiet">{texts[language].cancel}</Button>;
}

export function LinkInText({ language }: ExampleProps) {
  return (
    <Button variant="link" href="#privacy">
      {texts[language].more}
    </Button>
  );
}

export function Dangerous({ language }: ExampleProps) {
  return (
    <Button variant="primary" tone="danger" icon="trash">
      {texts[language].remove}
    </Button>
  );
}

export function NotYet({ language }: ExampleProps) {
  return (
    <Button variant="primary" size="large" endIcon="next" isDisabled>
      {texts[language].next}
    </Button>
  );
}

export function Busy({ language }: ExampleProps) {
  return (
    <Button variant="primary" size="large" isBusy busyText={texts[language].busy}>
      {texts[language].save}
    </Button>
  );
}

export function IconOnly({ language }: ExampleProps) {
  return (
    <Button variant="quiet" icon="close" isTextHidden>
      {texts[language].close}
    </Button>
  );
}
