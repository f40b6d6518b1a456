import type { ReactNode } from 'react';
import { starPercent } from './selected-reviews.ts';

/** Five stars on a 120 × 24 grid. */
const star = (offset: number) =>
  `M${offset + 12} 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L${offset + 2.5} 9.4l6.6-.9Z`;
const stars = [0, 24, 48, 72, 96].map(star).join('');

/** A rating as stars, filled to the nearest 10 percent. */
export function StarBar({ rating, text }: { rating: number; text: string }): ReactNode {
  return (
    <svg className="cover-star-bar" part="star-bar" viewBox="0 0 120 24" role="img" aria-label={text}>
      <path className="cover-star-bar-empty" d={stars} />
      {/* A nested viewport clips the full stars. */}
      <svg width={`${starPercent(rating)}%`} height="100%">
        <path className="cover-star-bar-full" d={stars} />
      </svg>
    </svg>
  );
}
