import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { LiveRegion } from './live-region.tsx';

const texts = {
  en: { more: 'One more rate', count: (count: number) => `${count} rates so far` },
  es: { more: 'Una tarifa más', count: (count: number) => `${count} tarifas hasta ahora` },
};

export function ArrivingRates({ language }: ExampleProps) {
  const [count, setCount] = useState(1);
  const { more, count: say } = texts[language];
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>{more}</Button>
      <LiveRegion message={say(count)} />
    </>
  );
}
