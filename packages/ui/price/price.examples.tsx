import type { ExampleProps } from '../example/example.tsx';
import { Price } from './price.tsx';

const texts = {
  en: { label: 'Monthly payment', per: '/mo', detail: '$210.00 today, then 5 payments' },
  es: { label: 'Pago mensual', per: '/mes', detail: '$210.00 hoy, luego 5 pagos' },
};

export function Monthly({ language }: ExampleProps) {
  return <Price amount="$84.50" {...texts[language]} />;
}

export function Large({ language }: ExampleProps) {
  return <Price amount="$1,284.50" per={texts[language].per} size="large" />;
}
