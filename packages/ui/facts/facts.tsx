import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  key: string;
  term: ReactNode;
  value: ReactNode;
  /** An explanation of the term. */
  hint?: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** `row` puts the value at the end of the term's line; `grid` puts it under the term, in columns. */
  layout?: 'row' | 'grid' | undefined;
}

/** A list of terms and values: coverages and their limits. */
export function Facts({ facts, layout = 'row' }: FactsProps): ReactNode {
  return (
    <dl className={`cover-facts cover-facts-${layout}`} part="facts">
      {facts.map(({ key, term, value, hint }) => (
        <div className="cover-fact" key={key}>
          <dt className="cover-fact-term">
            {term}
            {hint && <span className="cover-fact-hint">{hint}</span>}
          </dt>
          <dd className="cover-fact-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
