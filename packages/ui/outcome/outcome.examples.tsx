import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Facts } from '../facts/facts.tsx';
import { Outcome } from './outcome.tsx';

const texts = {
  en: {
    paid: 'Thank you, your payment went through',
    keep: 'Keep the invoice number for your records.',
    amount: 'Amount',
    invoice: 'Invoice number',
    failed: 'Your payment did not go through',
    declined: 'The bank declined the card. You were not charged.',
    again: 'Try again',
    pending: 'Your payment is pending',
    unknown: 'We do not know yet what came of it.',
    check: 'Check again',
    go: 'Go to the payment page',
  },
  es: {
    paid: 'Gracias, su pago se realizó',
    keep: 'Guarde el número de factura.',
    amount: 'Importe',
    invoice: 'Número de factura',
    failed: 'Su pago no se realizó',
    declined: 'El banco rechazó la tarjeta. No se le cobró nada.',
    again: 'Intentar otra vez',
    pending: 'Su pago está pendiente',
    unknown: 'Todavía no sabemos qué pasó con él.',
    check: 'Comprobar otra vez',
    go: 'Ir a la página de pago',
  },
};

export function Success({ language }: ExampleProps) {
  const t = texts[language];
  const facts = [
    { key: 'amount', term: t.amount, value: '$128.40' },
    { key: 'invoice', term: t.invoice, value: 'INV-1042' },
  ];
  return (
    <Outcome tone="success" title={t.paid} text={t.keep}>
      <Facts facts={facts} />
    </Outcome>
  );
}

export function Failure({ language }: ExampleProps) {
  const t = texts[language];
  return (
    <Outcome tone="failure" title={t.failed} text={t.declined} actions={<Button variant="primary">{t.again}</Button>} />
  );
}

export function Waiting({ language }: ExampleProps) {
  const t = texts[language];
  const actions = (
    <>
      <Button variant="primary">{t.check}</Button>
      <Button endIcon="next">{t.go}</Button>
    </>
  );
  return <Outcome tone="waiting" title={t.pending} text={t.unknown} actions={actions} />;
}
