import type { Meta } from '@storybook/react-vite';
import { austin, begun, fixedEstimate, nearlyAnswered, priced } from '#widgets/quote-estimate/quote-estimate.examples';
import { en } from '#widgets/quote-estimate/strings.en';
import { es } from '#widgets/quote-estimate/strings.es';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Quote estimate' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'quote-estimate', texts: { en, es } });

const opensSections = async (visitor: User<Key>) => {
  await visitor.presses('drivers.other');
  await visitor.presses('vehicles.other');
};
const now = Date.now();

export const NothingKnown = story({ shows: 'invite.text' });

export const PlaceRemembered = story({ place: austin, shows: 'place.text' });

export const QuoteStarted = story({ place: austin, estimate: begun, shows: 'drivers.one' });

export const AnswersWithoutAPrice = story({ place: austin, estimate: nearlyAnswered, shows: 'answers.text' });

export const AnswersComplete = story({
  place: austin,
  estimate: { ...nearlyAnswered, hash: 'quotes' },
  shows: 'complete.text',
});

export const Priced = story({ place: austin, estimate: priced(now), shows: 'basis.other' });

export const PricedWithItsSections = story({
  place: austin,
  estimate: priced(now),
  act: opensSections,
  shows: 'basis.other',
});

export const OnePayment = story({
  place: austin,
  estimate: {
    ...priced(now),
    price: { amount: 58_000, every: 'term', downPayment: 0, total: 58_000, term: 6, quoteCount: 1 },
  },
  shows: 'basis.one',
});

export const EveryTwoMonths = story({
  place: austin,
  estimate: {
    ...priced(now),
    price: { amount: 19_000, every: 'twoMonths', downPayment: 19_000, total: 57_000, term: 6, quoteCount: 4 },
  },
  shows: 'per.twoMonths',
});

export const Old = story({ place: austin, estimate: priced(now, 3), shows: 'old' });

export const Expired = story({ place: austin, estimate: priced(now, 6), shows: 'expired.text' });

export const DriversCounted = story({
  place: austin,
  estimate: priced(now),
  config: { driverNames: false },
  shows: 'drivers.other',
});

export const WrittenByThePage = story({ config: fixedEstimate, shows: 'basis.fixed' });

export const ARangeOfThePage = story({ config: { ...fixedEstimate, priceRange: [80, 120] }, shows: 'range' });

export const DatedByThePage = story({
  config: { ...fixedEstimate, quotedOn: '2026-11-20', expiresAfterDays: 0 },
  shows: 'basis.fixedOf',
});

export const ExpiredOfThePage = story({ config: { ...fixedEstimate, quotedOn: '2020-02-01' }, shows: 'expired.fixed' });

export const CustomLabels = story({
  config: { labels: { 'invite.title': 'A price in three minutes', 'action.start': 'Show me' } },
  shows: 'invite.text',
});
