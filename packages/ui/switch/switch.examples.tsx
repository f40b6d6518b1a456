import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { Switch } from './switch.tsx';

const texts = { en: 'Only what I can buy online', es: 'Solo lo que puedo comprar en línea' };

export function On({ language }: ExampleProps) {
  const [value, onChange] = useState(true);
  return <Switch id="on" name="buyable" label={texts[language]} {...{ value, onChange }} />;
}

export function Off({ language }: ExampleProps) {
  const [value, onChange] = useState(false);
  return <Switch id="off" name="buyable" label={texts[language]} {...{ value, onChange }} />;
}
