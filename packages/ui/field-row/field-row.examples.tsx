import type { ExampleProps } from '../example/example.tsx';
import { Filled, Optional } from '../text-field/text-field.examples.tsx';
import { FieldRow } from './field-row.tsx';

export function Address({ language }: ExampleProps) {
  return (
    <FieldRow shares="wide-first">
      <Filled language={language} />
      <Optional language={language} />
    </FieldRow>
  );
}
