import type { Meta } from '@storybook/react-vite';
import { exampleReviews } from '#widgets/reviews/reviews.examples';
import { en } from '#widgets/reviews/strings.en';
import { es } from '#widgets/reviews/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Reviews' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'reviews', texts: { en, es } });
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
