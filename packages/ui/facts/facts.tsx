import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  key: string;
  term: ReactNode;
  /** A fact without a value is left out. */
  value: ReactNode;
  /** An explanation of the term. */
  hint?: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** `row` puts the value at the end of the term's line; `grid` puts it under the term, in columns. */
  layout?: 'row' | 'grid' | undefined;
}

const hasValue = ({ value }: Fact) => value !== '' && value !== false && value !== undefined && value !== null;

/** A list of terms and values: coverages and their limits. Nothing, if no fact has a value. */
export function Facts({ facts, layout = 'row' }: FactsProps): ReactNode {
  const known = facts.filter(hasValue);
  if (known.length === 0) return null;
  return (
    <dl className={`cover-facts cover-facts-${layout}`} part="facts">
      {known.map(({ key, term, value, hint }) => (
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
