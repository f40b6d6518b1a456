import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { sliderTexts } from '#embed/content/slider-texts';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { plural } from '#i18n/plural';
import { Heading } from '#ui/heading';
import { Slider } from '#ui/slider';
import { ratingText, ReviewCard } from './review-card.view.tsx';
import { type Review, reviewLink } from './selected-reviews.ts';
import { StarBar } from './star-bar.view.tsx';
import { en, type ReviewsStrings } from './strings.en.ts';
import { es } from './strings.es.ts';

interface ReviewListProps {
  /** The label of a selection, which an author can reword but not remove. */
  title: 'selected' | 'selectedPlaces';
  reviews: readonly Review[];
  rating: number | undefined;
  /** The number of all reviews. */
  count: number;
  /** Address of the page with all reviews. Not validated. */
  all: string;
  labels: ReviewsStrings;
  host: WidgetHost;
  takesFocus?: boolean | undefined;
}

/** Reviews in a slider, below their label as a selection, the number of all reviews, and the link to them. */
export function ReviewList(props: ReviewListProps): ReactNode {
  const { title, reviews, rating, count, all, labels, host } = props;
  const { language, isTrusted } = host;
  const defaults = language === 'es' ? es : en;
  const titleText = labels[title].trim() || defaults[title];
  const link = reviewLink(all, isTrusted);
  const renderReview = useCallback(
    (review: Review) => <ReviewCard review={review} labels={labels} language={language} isTrusted={isTrusted} />,
    [labels, language, isTrusted],
  );
  return (
    <div className="cover-review-list" part="review-list">
      <div className="cover-review-list-head">
        <Heading takesFocus={props.takesFocus}>{titleText}</Heading>
        {rating !== undefined && (
          <p className="cover-review-list-rating" part="reviews-rating">
            <StarBar rating={rating} text={ratingText(labels, language, rating)} />
            <span aria-hidden="true">{ratingText(labels, language, rating)}</span>
          </p>
        )}
        <p className="cover-review-list-all" part="reviews-all">
          {plural(language, count, { one: labels['total.one'], other: labels['total.other'] })}
          {link && (
            <>
              {' · '}
              <a href={link} {...(!isTrusted(link) && { target: '_blank', rel: 'noopener noreferrer' })}>
                {labels.all.trim() || defaults.all}
              </a>
            </>
          )}
        </p>
      </div>
      {reviews.length > 0 && (
        <Slider label={titleText} texts={sliderTexts(labels)} items={reviews} renderSlide={renderReview} isLazy />
      )}
    </div>
  );
}
