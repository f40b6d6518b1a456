import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { useAuthoredContent } from '#prompts/prompt-view';
import { TransientButton } from '#ui/button';
import { Notice } from '#ui/notice';
import type { PlacesView } from './places-reviews.core.ts';
import { ReviewList } from './review-list.view.tsx';
import type { ReviewsConfig } from './reviews.config.ts';
import { type Review, reviewLink, selectedReviews } from './selected-reviews.ts';
import type { ReviewsStrings } from './strings.en.ts';
import { usePlacesReviews } from './use-places-reviews.ts';
import './reviews.css';

type ReviewsProps = WidgetProps<ReviewsConfig, ReviewsStrings>;

/** Reviews of the page, and those of a places service (spec 3 §2). */
export function Reviews(props: ReviewsProps): ReactNode {
  const { config, labels, host } = props;
  const places = usePlacesReviews(config, host);
  const reviews = useMemo(
    () => selectedReviews(config.reviews.map(reviewFromPage), config.negativeKeywords),
    [config.reviews, config.negativeKeywords],
  );
  const { status, found } = places.view;
  const fromPlaces = useMemo(
    () => selectedReviews(found?.reviews ?? [], config.negativeKeywords, config.office?.minRating),
    [found, config.negativeKeywords, config.office?.minRating],
  );
  // The place has a rating even if no review of it is selected.
  const isFound = found !== undefined && (fromPlaces.length > 0 || found.rating !== undefined);
  const isOnPress = config.places === 'press';
  const isOffered = places.isAvailable && (isOnPress || reviews.length > 0);
  const isEmpty = reviews.length === 0 && !isFound && !isOffered;
  // Room is reserved as soon as the reviews are requested.
  const hasRoom = isOffered && (!isOnPress || status !== 'idle');
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    places.load();
  };
  useAuthoredContent(host, isEmpty);
  useAuthorReport(
    host,
    { widget: 'reviews', source: 'reviews', title: 'its reviews' },
    problemsOf(props, {
      isEmpty: isEmpty && (!places.isAvailable || status === 'found'),
      isAvailable: places.isAvailable,
    }),
  );
  const { problem } = places.view;
  useAuthorReport(
    host,
    { widget: 'reviews', source: 'places', title: 'its places', code: 'places' },
    problem ? [problem] : [],
  );
  if (isEmpty) return null;
  return (
    <div className="cover-reviews" part="reviews">
      {reviews.length > 0 && (
        <ReviewList
          title="selected"
          reviews={reviews}
          rating={config.rating}
          count={config.reviewCount ?? config.reviews.length}
          all={config.allReviews}
          labels={labels}
          host={host}
        />
      )}
      {(isFound || isOffered) && (
        <div className="cover-reviews-places">
          {hasRoom && (
            <div inert>
              <ReviewList {...placeholder} labels={labels} host={host} />
            </div>
          )}
          {isFound ? (
            <ReviewList
              title="selectedPlaces"
              reviews={fromPlaces}
              rating={found.rating}
              count={found.count ?? found.reviews.length}
              all={found.url || config.allReviews}
              labels={labels}
              host={host}
              takesFocus={isPressed}
            />
          ) : (
            <PlacesOffer labels={labels} status={status} why={isOnPress ? labels.loadWhy : undefined} onLoad={press} />
          )}
        </div>
      )}
    </div>
  );
}

const blank: Review = { authorName: '-', rating: 5, text: '', authorUrl: '' };
/** A placeholder as high as the reviews of any place, with more reviews than are in view. */
const placeholder = {
  title: 'selectedPlaces',
  reviews: [blank, blank, blank],
  rating: 4.5,
  count: 1000,
  all: '/',
} as const;

const reviewFromPage = ({ author_name, rating, text, author_url }: ReviewsConfig['reviews'][number]): Review => ({
  authorName: author_name,
  rating,
  text,
  authorUrl: author_url,
});

interface PlacesOfferProps {
  labels: ReviewsStrings;
  status: PlacesView['status'];
  /** The data about the visitor that a press sends to the places service. */
  why: string | undefined;
  onLoad: () => void;
}

/** The button that asks a places service for reviews. */
function PlacesOffer({ labels, status, why, onLoad }: PlacesOfferProps): ReactNode {
  const offerRef = useRef<HTMLDivElement>(null);
  return (
    <div className="cover-reviews-offer" part="reviews-places" ref={offerRef} tabIndex={-1}>
      {status === 'failed' && (
        <Notice tone="error" announces="atOnce">
          {labels.failed}
        </Notice>
      )}
      {status === 'found' ? (
        <Notice announces="politely">{labels.none}</Notice>
      ) : (
        <LoadButton labels={labels} isBusy={status === 'loading'} why={why} offerRef={offerRef} onLoad={onLoad} />
      )}
    </div>
  );
}

interface LoadButtonProps {
  labels: ReviewsStrings;
  isBusy: boolean;
  why: string | undefined;
  /** Takes the focus when the reviews replace the button. */
  offerRef: RefObject<HTMLElement | null>;
  onLoad: () => void;
}

function LoadButton({ labels, isBusy, why, offerRef, onLoad }: LoadButtonProps): ReactNode {
  const whyId = useId();
  return (
    <>
      <TransientButton
        part="reviews-load"
        focusNext={() => offerRef.current}
        isBusy={isBusy}
        busyText={labels.loading}
        describedBy={why && whyId}
        onClick={onLoad}
      >
        {labels.load}
      </TransientButton>
      {why && (
        <p className="cover-reviews-why" id={whyId}>
          {why}
        </p>
      )}
    </>
  );
}

interface State {
  isEmpty: boolean;
  isAvailable: boolean;
}

/** Problems of the configuration, for the author. */
function problemsOf({ config, host }: ReviewsProps, { isEmpty, isAvailable }: State): string[] {
  const problems: string[] = [];
  if (config.places !== 'never' && !isAvailable)
    problems.push(
      'There is no places service: services.maps needs the provider "google" and a key. Only the reviews of the page are shown.',
    );
  if (isEmpty) problems.push('There are no reviews to show.');
  else if (config.reviews.length > 0 && !reviewLink(config.allReviews, host.isTrusted))
    problems.push(
      'allReviews leads nowhere: it is empty, or on no trusted origin. Selected reviews need a link to all of them.',
    );
  const unlinked = config.reviews.filter(
    ({ author_url }) => author_url !== '' && !reviewLink(author_url, host.isTrusted),
  ).length;
  if (unlinked > 0) problems.push(`${unlinked} author_url is on no trusted origin, and is not linked.`);
  return problems;
}
