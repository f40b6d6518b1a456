import type { ExampleProps } from '../example/example.tsx';
import { Facts } from './facts.tsx';

const texts = {
  en: {
    bi: 'Bodily injury',
    biHint: 'Each person / each accident',
    pd: 'Property damage',
    coll: 'Collision deductible',
    zip: 'Zip code',
    city: 'City',
    drivers: 'Drivers',
  },
  es: {
    bi: 'Lesiones corporales',
    biHint: 'Por persona / por accidente',
    pd: 'Daños a la propiedad',
    coll: 'Deducible de colisión',
    zip: 'Código postal',
    city: 'Ciudad',
    drivers: 'Conductores',
  },
};

export function Coverages({ language }: ExampleProps) {
  const { bi, biHint, pd, coll } = texts[language];
  return (
    <Facts
      facts={[
        { key: 'BI', term: bi, hint: biHint, value: '$30k / $60k' },
        { key: 'PD', term: pd, value: '$25k' },
        { key: 'COLL', term: coll, value: '$500' },
      ]}
    />
  );
}

export function Grid({ language }: ExampleProps) {
  const { zip, city, drivers } = texts[language];
  return (
    <Facts
      layout="grid"
      facts={[
        { key: 'zip', term: zip, value: '78701' },
        { key: 'city', term: city, value: 'Austin, TX' },
        { key: 'drivers', term: drivers, value: '2' },
      ]}
    />
  );
}
