import type { ComponentType } from 'react';

export interface ExampleProps {
  language: 'en' | 'es';
}

/** An example of a part, for stories and tests. It renders its texts in either language. */
export type Example = ComponentType<ExampleProps>;
