import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language';
import { format } from '#i18n/format';
import { formatNumber } from '#i18n/number';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { type Review, reviewLink } from './selected-reviews.ts';
import { StarBar } from './star-bar.view.tsx';
import type { ReviewsStrings } from './strings.en.ts';

interface ReviewCardProps {
  review: Review;
  labels: ReviewsStrings;
  language: Language;
  isTrusted: (url: string) => boolean;
}

export const ratingText = (labels: ReviewsStrings, language: Language, rating: number): string =>
  format(labels.rating, { rating: formatNumber(Math.round(rating * 10) / 10, language) });

/** A review. Its text has a fixed height until it is opened, so that slides can render when they come near. */
export function ReviewCard({ review, labels, language, isTrusted }: ReviewCardProps): ReactNode {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { authorName, rating, authorUrl } = review;
  const link = reviewLink(authorUrl, isTrusted);

  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    // The box has a fixed height: only its content grows with a late font or with the visitor's spacing of text.
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <Card part="review">
      <div className="cover-review">
        <StarBar rating={rating} text={ratingText(labels, language, rating)} />
        <p className={`cover-review-text${isOpen ? ' cover-review-text-open' : ''}`} part="review-text" ref={text}>
          <span>{review.text}</span>
        </p>
        <div className="cover-review-more">
          {(isCut || isOpen) && (
            <Button
              variant="link"
              isExpanded={isOpen}
              accessibleName={`${isOpen ? labels.less : labels.more}: ${authorName}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? labels.less : labels.more}
            </Button>
          )}
        </div>
        <p className="cover-review-author" part="review-author">
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {authorName}
            </a>
          ) : (
            authorName
          )}
        </p>
      </div>
    </Card>
  );
}
