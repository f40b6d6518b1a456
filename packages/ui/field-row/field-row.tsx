import type { ReactNode } from 'react';
import './field-row.css';

export interface FieldRowProps {
  children: ReactNode;
  /** `wide-first` gives the first field two thirds: street and apartment. */
  shares?: 'even' | 'wide-first' | undefined;
}

/** Fields that belong together, side by side where there is room. */
export function FieldRow({ children, shares = 'even' }: FieldRowProps): ReactNode {
  return <div className={`cover-field-row cover-field-row-${shares}`}>{children}</div>;
}
