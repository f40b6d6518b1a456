import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Price } from '../price/price.tsx';
import { StickyFooter } from './sticky-footer.tsx';

const texts = { en: { per: '/mo', buy: 'Buy online' }, es: { per: '/mes', buy: 'Comprar en línea' } };

export function WithPrice({ language }: ExampleProps) {
  return (
    <StickyFooter aside={<Price amount="$84.50" per={texts[language].per} />}>
      <Button variant="primary" size="large">
        {texts[language].buy}
      </Button>
    </StickyFooter>
  );
}
