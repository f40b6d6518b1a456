import type { ReactNode } from 'react';
import './price.css';

export interface PriceProps {
  /** The formatted amount: `$128.40`. The part after the last point or comma is smaller. */
  amount: string;
  /** A label above the amount: `Monthly payment`. */
  label?: string | undefined;
  /** The text after the amount: `a month`, `/mo`. */
  per?: string | undefined;
  /** The text under the amount: `$210.00 today, then 5 payments`. */
  detail?: ReactNode;
  size?: 'normal' | 'large' | undefined;
}

/** A prominent price. */
export function Price({ amount, label, per, detail, size = 'normal' }: PriceProps): ReactNode {
  const [, whole = amount, fraction = ''] = /^(.*)([.,]\d{2}\D*)$/.exec(amount) ?? [];
  return (
    <div className={`cover-price cover-price-${size}`} part="price">
      {label && <p className="cover-price-label">{label}</p>}
      <p className="cover-price-line">
        <span className="cover-price-amount" part="price-amount">
          {whole}
          <span className="cover-price-fraction">{fraction}</span>
        </span>
        {per && <span className="cover-price-per"> {per}</span>}
      </p>
      {detail && <div className="cover-price-detail">{detail}</div>}
    </div>
  );
}
