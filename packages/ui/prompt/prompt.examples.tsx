import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Prompt } from './prompt.tsx';

const texts = {
  en: {
    title: 'Questions about your quote?',
    text: 'A licensed agent can answer them now, and nothing that you typed is lost.',
    call: 'Call 512-555-0142',
    go: 'Continue my quote',
    close: 'Close',
    hint: 'Press Tab to answer, or Escape to close.',
    open: 'Show it again',
  },
  es: {
    title: '¿Preguntas sobre su cotización?',
    text: 'Un agente con licencia puede responderlas ahora, y nada de lo que escribió se pierde.',
    call: 'Llamar al 512-555-0142',
    go: 'Continuar mi cotización',
    close: 'Cerrar',
    hint: 'Presione Tab para responder, o Escape para cerrar.',
    open: 'Mostrar otra vez',
  },
};

export function WithActions({ language }: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  const text = texts[language];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.open}</Button>
      {isOpen && (
        <Prompt
          title={text.title}
          closeText={text.close}
          hint={text.hint}
          closesOutside
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="primary">{text.go}</Button>
              <Button icon="phone" href="tel:+15125550142">
                {text.call}
              </Button>
            </>
          }
        >
          <p>{text.text}</p>
        </Prompt>
      )}
    </>
  );
}
