import type { ReactNode } from 'react';
import './card.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** The id of the heading that names it; `section` and `article` need one. */
  labelledBy?: string | undefined;
  /** `soft` lies flat on the page; `raised` stands over it. */
  look?: 'normal' | 'soft' | 'raised' | undefined;
  /** The one that is recommended, or chosen. */
  isHighlighted?: boolean | undefined;
  /** A line across the top of a highlighted card: `Lowest price`. */
  ribbon?: ReactNode;
  padding?: 'normal' | 'none' | undefined;
  /** A further `::part()` name. */
  part?: string | undefined;
}

/** A sheet that holds what belongs together. */
export function Card(props: CardProps): ReactNode {
  const { children, as: Tag = 'div', labelledBy, look = 'normal', isHighlighted, ribbon, padding = 'normal' } = props;
  return (
    <Tag
      className={`cover-card cover-card-${look}${isHighlighted ? ' cover-card-highlighted' : ''}`}
      part={`card${props.part ? ` ${props.part}` : ''}`}
      aria-labelledby={labelledBy}
    >
      {ribbon && (
        <div className="cover-card-ribbon" part="card-ribbon">
          {ribbon}
        </div>
      )}
      {padding === 'none' ? children : <div className="cover-card-body">{children}</div>}
    </Tag>
  );
}
