import { useState } from 'react';
import type { ExampleProps } from '../example/example.tsx';
import { FileField } from './file-field.tsx';

const texts = {
  en: {
    label: 'Photo of your license',
    hint: 'JPEG or PNG, 5 MB at most.',
    chooseText: 'Choose a photo',
    changeText: 'Choose another',
    takeText: 'Take a photo',
    error: 'This photo is larger than 5 MB. Choose a smaller one.',
  },
  es: {
    label: 'Foto de su licencia',
    hint: 'JPEG o PNG, 5 MB como máximo.',
    chooseText: 'Elegir una foto',
    changeText: 'Elegir otra',
    takeText: 'Tomar una foto',
    error: 'Esta foto pesa más de 5 MB. Elija una más pequeña.',
  },
};

/** A one-pixel image. */
const dot = new File(
  [
    Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (byte) => byte.charCodeAt(0),
    ),
  ],
  'my-license-on-the-kitchen-table.png',
  { type: 'image/png' },
);

function useTexts(language: ExampleProps['language']) {
  const { label, hint, chooseText, changeText } = texts[language];
  return { label, hint, chooseText, changeText };
}

export function Empty({ language }: ExampleProps) {
  const [value, onChange] = useState<File>();
  return (
    <FileField id="photo" name="photo" accept="image/jpeg,image/png" {...useTexts(language)} {...{ value, onChange }} />
  );
}

export function Chosen({ language }: ExampleProps) {
  const [value, onChange] = useState<File | undefined>(dot);
  return <FileField id="chosen" name="photo" {...useTexts(language)} {...{ value, onChange }} />;
}

export function WithError({ language }: ExampleProps) {
  const [value, onChange] = useState<File | undefined>(dot);
  return (
    <FileField id="wrong" name="photo" {...useTexts(language)} error={texts[language].error} {...{ value, onChange }} />
  );
}

export function ByCamera({ language }: ExampleProps) {
  const [value, onChange] = useState<File>();
  const { takeText } = texts[language];
  return (
    <FileField
      id="camera"
      name="photo"
      capture="environment"
      {...useTexts(language)}
      chooseText={takeText}
      {...{ value, onChange }}
    />
  );
}
