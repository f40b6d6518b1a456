import type { Meta } from '@storybook/react-vite';
import { installGoogleMapsFake } from '#maps/testing/google-maps-fake';
import { exampleReviews } from '#widgets/reviews/reviews.examples';
import { en } from '#widgets/reviews/strings.en';
import { es } from '#widgets/reviews/strings.es';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Reviews' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'reviews', texts: { en, es } });
const config = {
  reviews: [...exampleReviews.en, ...exampleReviews.es],
  rating: 4.6,
  reviewCount: 312,
  allReviews: '/reviews',
};

export const First = story({ config, shows: 'selected' });

export const AfterNext = story({ config, act: (reader) => reader.presses('slider.next'), shows: 'slider.previous' });

export const LongReviewOpened = story({
  config: { ...config, reviews: [exampleReviews.en[1], ...exampleReviews.es] },
  act: (reader) => reader.presses('more'),
  shows: 'less',
});

export const OneReview = story({
  config: { reviews: [exampleReviews.en[0]], allReviews: '/reviews' },
  shows: 'selected',
});

export const LabelEmptied = story({ config: { ...config, labels: { selected: ' ', all: ' ' } }, shows: 'selected' });

export const NegativeLeftOut = story({
  config: { ...config, reviewCount: undefined, negativeKeywords: 'slow, teenager, adolescente' },
  shows: 'total.other',
});

const manyReviews = Array.from({ length: 40 }, () => [...exampleReviews.en, ...exampleReviews.es]).flat();

export const TooManyForTabs = story({ config: { ...config, reviews: manyReviews }, shows: 'slider.slide' });

/** Google's script is a fake, whose answer depends on what is searched for. */
const places = (placesQuery: string, more: object = {}) => ({
  prepare: () => Promise.resolve(installGoogleMapsFake()),
  config: {
    ...config,
    places: 'press',
    placesQuery,
    services: { maps: { provider: 'google', key: 'example-key' } },
    ...more,
  },
});
const asksGoogle = (reader: User<Key>) => reader.presses('load');

export const GoogleOffered = story({ ...places('Lone Star Cover'), shows: 'load' });

export const GoogleAlone = story({ ...places('Lone Star Cover', { reviews: [] }), shows: 'load' });

export const GoogleLoading = story({ ...places('Silent'), act: asksGoogle, shows: 'loading' });

export const GoogleFound = story({ ...places('Lone Star Cover'), act: asksGoogle, shows: 'selectedPlaces' });

export const GoogleFoundAboveTheMinimum = story({
  ...places('Lone Star Cover', { office: { location: 'Austin', latitude: 30.27, longitude: -97.74, minRating: 5 } }),
  act: asksGoogle,
  shows: 'selectedPlaces',
});

export const GoogleHasNone = story({ ...places('Nobody'), act: asksGoogle, shows: 'none' });

export const GoogleFailed = story({ ...places('Denied'), act: asksGoogle, shows: 'failed' });
