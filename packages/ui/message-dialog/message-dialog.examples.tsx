import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { MessageDialog } from './message-dialog.tsx';

const texts = {
  en: {
    title: 'Please check your ZIP code',
    text: 'You must enter a valid Zip Code',
    ok: 'OK',
    close: 'Close',
    open: 'Check',
  },
  es: {
    title: 'Revise su código postal',
    text: 'Debe escribir un código postal válido',
    ok: 'Aceptar',
    close: 'Cerrar',
    open: 'Revisar',
  },
};

export function Message({ language }: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  const { title, text, ok, close, open } = texts[language];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{open}</Button>
      {isOpen && (
        <MessageDialog title={title} text={text} okText={ok} closeText={close} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
