import type { Meta } from '@storybook/react-vite';
import type { Language } from '#domain/language';
import { installGoogleMapsFake } from '#maps/testing/google-maps-fake';
import { exampleReviews } from '#widgets/reviews/reviews.examples';
import { en } from '#widgets/reviews/strings.en';
import { es } from '#widgets/reviews/strings.es';
import type { Scenario } from './story-harness/scenario.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Reviews' };
export default meta;

type Key = keyof typeof en;
type SomeReviews = Pick<Scenario, 'config' | 'localConfig'>;
const story = createStoryFactory<Key>({ widget: 'reviews', texts: { en, es } });
const page = { rating: 4.6, reviewCount: 312, allReviews: '/reviews' };

/** A page with some of the example reviews, and further configuration. */
const reviews = (
  config: object = {},
  chosen = (language: Language): readonly object[] => exampleReviews[language],
): SomeReviews => ({
  config: { ...page, ...config },
  localConfig: (language) => ({ reviews: chosen(language) }),
});

export const First = story({ ...reviews(), shows: 'selected' });

export const AfterNext = story({
  ...reviews(),
  act: (reader) => reader.presses('slider.next'),
  shows: 'slider.previous',
});

export const LastPage = story({
  ...reviews(),
  act: (reader) => reader.presses('slider.slide', -1),
  shows: 'slider.previous',
});

export const LongReviewOpened = story({
  ...reviews({}, (language) => exampleReviews[language].slice(1)),
  act: (reader) => reader.presses('more'),
  shows: 'less',
});

export const OneReview = story({
  ...reviews({ rating: undefined, reviewCount: undefined }, (language) => exampleReviews[language].slice(0, 1)),
  shows: 'selected',
});

export const LabelEmptied = story({ ...reviews({ labels: { selected: ' ', all: ' ' } }), shows: 'selected' });

export const NegativeLeftOut = story({
  ...reviews({ reviewCount: undefined, negativeKeywords: 'slow, teenager, adolescente' }),
  shows: 'total.other',
});

export const TooManyForTabs = story({
  ...reviews({}, (language) => Array.from({ length: 40 }, () => exampleReviews[language]).flat()),
  shows: 'slider.slide',
});

const typed = { en: 'Quick & kind.', es: 'Rápidos y amables.' };

/** Markup in an author's text is shown literally, and an untrusted page is not linked. */
export const UntrustedAuthor = story({
  ...reviews({}, (language) => [
    {
      author_name: '<img src=x onerror=alert(1)> Alex Example',
      rating: 5,
      text: `<b>${typed[language]}</b> <a href="https://stranger.example/">https://stranger.example/</a>`,
      author_url: 'https://stranger.example/alex',
    },
  ]),
  shows: 'selected',
});

export const None = story({
  content: {
    en: '<p><a href="/reviews">Read our reviews</a></p>',
    es: '<p><a href="/reviews">Lea nuestras reseñas</a></p>',
  },
});

/** Google's script is a fake, whose result depends on the search text. */
const places = (placesQuery: string, more: object = {}, chosen?: () => readonly object[]) => ({
  prepare: () => Promise.resolve(installGoogleMapsFake()),
  ...reviews(
    {
      places: 'press',
      placesQuery,
      services: { maps: { provider: 'google', key: 'example-key' } },
      ...more,
    },
    chosen,
  ),
});
const asksGoogle = (reader: User<Key>) => reader.presses('load');

export const GoogleOffered = story({ ...places('Lone Star Cover'), shows: 'load' });

export const GoogleAlone = story({ ...places('Lone Star Cover', {}, () => []), shows: 'load' });

export const GoogleLoading = story({ ...places('Silent'), act: asksGoogle, shows: 'loading' });

export const GoogleFound = story({ ...places('Lone Star Cover'), act: asksGoogle, shows: 'selectedPlaces' });

export const GoogleFoundWhenVisible = story({
  ...places('Lone Star Cover', { places: 'visible' }),
  shows: 'selectedPlaces',
});

export const GoogleFoundAboveTheMinimum = story({
  ...places('Lone Star Cover', { office: { location: 'Austin', latitude: 30.27, longitude: -97.74, minRating: 5 } }),
  act: asksGoogle,
  shows: 'selectedPlaces',
});

export const GoogleHasNone = story({ ...places('Nobody'), act: asksGoogle, shows: 'none' });

export const GoogleFailed = story({ ...places('Denied'), act: asksGoogle, shows: 'failed' });

export const GoogleFailedWhenVisible = story({ ...places('Denied', { places: 'visible' }), shows: 'failed' });
