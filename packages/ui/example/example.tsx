import type { ComponentType } from 'react';

export interface ExampleProps {
  language: 'en' | 'es';
}

/** A part in one of its uses: what stories show and tests check. It draws its texts in either language. */
export type Example = ComponentType<ExampleProps>;
