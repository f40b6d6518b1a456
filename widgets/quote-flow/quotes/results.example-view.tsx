import type { ReactNode } from 'react';
import { exampleResults } from './results.examples.ts';
import type { ResultsProps } from './results.types.ts';
import { Results } from './results.view.tsx';
import { resultsEn } from './strings.en.ts';

/** The results of a visitor who can buy, with overridden props. */
export function exampleView(props: Partial<ResultsProps> = {}): ReactNode {
  return <Results {...exampleResults} labels={resultsEn} language="en" {...props} />;
}
