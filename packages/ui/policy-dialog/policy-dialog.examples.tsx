import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { PolicyDialog } from './policy-dialog.tsx';

const texts = {
  en: {
    title: 'Text message policy',
    close: 'Close',
    paragraphs:
      'If you agree, we may send you text messages. Message and data rates may apply.\n\nReply <strong>STOP</strong> to end messages. See the <a href="/privacy">privacy policy</a>.',
    list: '<p>We write to you about</p><ul><li>your policy,</li><li>offers that you asked for.</li></ul><p>You can take your consent back at any time.</p>',
  },
  es: {
    title: 'Política de mensajes de texto',
    close: 'Cerrar',
    paragraphs:
      'Si usted acepta, podemos enviarle mensajes de texto. Pueden aplicarse tarifas de mensajes y datos.\n\nResponda <strong>STOP</strong> para no recibir más mensajes. Vea la <a href="/privacy">política de privacidad</a>.',
    list: '<p>Le escribimos sobre</p><ul><li>su póliza,</li><li>ofertas que usted pidió.</li></ul><p>Puede retirar su consentimiento en cualquier momento.</p>',
  },
};

function Policy({ language, content }: ExampleProps & { content: 'paragraphs' | 'list' }) {
  const [isOpen, setOpen] = useState(true);
  const text = texts[language];
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {text.title}
      </Button>
      <PolicyDialog
        isOpen={isOpen}
        title={text.title}
        text={text[content]}
        closeText={text.close}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

export function Paragraphs({ language }: ExampleProps) {
  return <Policy language={language} content="paragraphs" />;
}

export function List({ language }: ExampleProps) {
  return <Policy language={language} content="list" />;
}
