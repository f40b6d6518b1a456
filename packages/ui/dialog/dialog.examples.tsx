import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Facts } from '../facts/facts.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Dialog } from './dialog.tsx';

const texts = {
  en: {
    remove: 'Remove Alex Example?',
    removeText: 'This driver will not be on your quote.',
    yes: 'Yes, remove',
    no: 'Keep driver',
    close: 'Close',
    open: 'Remove',
    wait: 'Finding your rates',
    waitMore: 'Carriers are answering one by one. This takes about 15 seconds.',
    policy: 'Privacy policy',
    policyText: 'We use what you tell us to find rates for you, and for nothing else. ',
    details: 'Quote details',
    facts: [
      'Bodily injury',
      'Property damage',
      'Uninsured motorists',
      'Comprehensive',
      'Collision',
      'Rental reimbursement',
    ],
  },
  es: {
    remove: '¿Quitar a Alex Example?',
    removeText: 'Este conductor no estará en su cotización.',
    yes: 'Sí, quitar',
    no: 'Conservar',
    close: 'Cerrar',
    open: 'Quitar',
    wait: 'Buscando sus tarifas',
    waitMore: 'Las aseguradoras responden una a una. Tarda unos 15 segundos.',
    policy: 'Política de privacidad',
    policyText: 'Usamos lo que nos dice para buscar tarifas, y para nada más. ',
    details: 'Detalles de la cotización',
    facts: [
      'Lesiones corporales',
      'Daños a la propiedad',
      'Conductores sin seguro',
      'Amplia',
      'Colisión',
      'Reembolso de alquiler',
    ],
  },
};

export function Question({ language }: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  const text = texts[language];
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.open}</Button>
      <Dialog
        isOpen={isOpen}
        title={text.remove}
        size="small"
        closeText={text.close}
        onClose={close}
        actions={
          <>
            <Button variant="primary" tone="danger" onClick={close}>
              {text.yes}
            </Button>
            <Button variant="quiet" onClick={close}>
              {text.no}
            </Button>
          </>
        }
      >
        {text.removeText}
      </Dialog>
    </>
  );
}

export function Details({ language }: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  const text = texts[language];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.details}</Button>
      <Dialog isOpen={isOpen} title={text.details} closeText={text.close} onClose={() => setOpen(false)}>
        <Facts facts={text.facts.map((term, index) => ({ key: term, term, value: `$${30 + index}k` }))} />
      </Dialog>
    </>
  );
}

export function LongText({ language }: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  const { policy, policyText, close } = texts[language];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{policy}</Button>
      <Dialog
        isOpen={isOpen}
        title={policy}
        closeText={close}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {close}
          </Button>
        }
      >
        <p>{policyText.repeat(30)}</p>
      </Dialog>
    </>
  );
}

export function Wait({ language }: ExampleProps) {
  const { wait, waitMore } = texts[language];
  return (
    <Dialog isOpen isDismissible={false} isTitleHidden size="small" title={wait}>
      <Spinner text={wait} detail={waitMore} />
    </Dialog>
  );
}
