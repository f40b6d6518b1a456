import type { ReactNode } from 'react';
import './card.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** The id of the heading that labels it; required for `section` and `article`. */
  labelledBy?: string | undefined;
  /** `soft` is flat; `raised` has a shadow. */
  look?: 'normal' | 'soft' | 'raised' | undefined;
  /** Marks a recommended or selected card. */
  isHighlighted?: boolean | undefined;
  /** A banner at the top of a highlighted card: `Lowest price`. */
  ribbon?: ReactNode;
  padding?: 'normal' | 'none' | undefined;
  /** An additional `::part()` name. */
  part?: string | undefined;
}

/** A container for related content. */
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
