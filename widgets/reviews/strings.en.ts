import { sliderEn } from '#embed/content/slider-texts';

export const en = {
  ...sliderEn,
  selected: 'Selected reviews',
  selectedPlaces: 'Selected reviews from Google',
  rating: '{rating} out of 5 stars',
  'total.one': '{count} review in all',
  'total.other': '{count} reviews in all',
  all: 'Read all reviews',

  more: 'Read more',
  less: 'Read less',
  load: 'Show reviews from Google',
  loadWhy: 'Google then learns that you are on this page.',
  loading: 'Loading reviews…',
  none: 'There are no reviews from Google to show.',
  failed: 'The reviews from Google could not be loaded. Please try again later.',
};

export type ReviewsStrings = Readonly<Record<keyof typeof en, string>>;
