import type { ReactNode } from 'react';
import './field-row.css';

export interface FieldRowProps {
  children: ReactNode;
  /** `wide-first` gives the first field three fifths: street and apartment. */
  shares?: 'even' | 'wide-first' | undefined;
}

/** Related fields, side by side if they fit. */
export function FieldRow({ children, shares = 'even' }: FieldRowProps): ReactNode {
  return <div className={`cover-field-row cover-field-row-${shares}`}>{children}</div>;
}
