import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Heading } from '../heading/heading.tsx';
import { Logo } from '../logo/logo.tsx';
import { Price } from '../price/price.tsx';
import { Card } from './card.tsx';

const texts = {
  en: {
    name: 'Sample Mutual',
    lowest: 'Lowest monthly payment',
    per: '/mo',
    down: '$210.00 today, then 5 payments',
    buy: 'Buy online',
    details: 'Details',
    why: 'What is covered',
    whyText: 'State minimum, six months.',
    online: 'Online',
    title: 'Before you start',
    text: 'Have your license and your car’s VIN at hand. It takes about three minutes.',
  },
  es: {
    name: 'Sample Mutual',
    lowest: 'El pago mensual más bajo',
    per: '/mes',
    down: '$210.00 hoy, luego 5 pagos',
    buy: 'Comprar en línea',
    details: 'Detalles',
    why: 'Qué se cubre',
    whyText: 'Mínimo estatal, seis meses.',
    online: 'En línea',
    title: 'Antes de empezar',
    text: 'Tenga a mano su licencia y el VIN de su auto. Toma unos tres minutos.',
  },
};

export function Plain({ language }: ExampleProps) {
  return (
    <Card as="section" labelledBy="before">
      <Heading level={3} id="before">
        {texts[language].title}
      </Heading>
      <p>{texts[language].text}</p>
    </Card>
  );
}

export function Highlighted({ language }: ExampleProps) {
  const text = texts[language];
  return (
    <Card as="article" labelledBy="carrier" isHighlighted ribbon={text.lowest}>
      <Heading level={3} id="carrier">
        <Logo name={text.name} size="carrier" />
      </Heading>
      <Price amount="$84.50" per={text.per} detail={text.down} size="large" />
      <Badge tone="positive" icon="check">
        {text.online}
      </Badge>
      <Disclosure summary={text.why}>{text.whyText}</Disclosure>
      <Button variant="primary" isFullWidth>
        {text.buy}
      </Button>
    </Card>
  );
}

export function Soft({ language }: ExampleProps) {
  return (
    <Card look="soft">
      <p>{texts[language].text}</p>
    </Card>
  );
}
