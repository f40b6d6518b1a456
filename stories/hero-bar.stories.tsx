import type { Meta } from '@storybook/react-vite';
import { exampleCounts } from '#widgets/hero-bar/hero-bar.examples';
import { en } from '#widgets/hero-bar/strings.en';
import { es } from '#widgets/hero-bar/strings.es';
import { serverError } from './story-harness/network.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Hero bar' };
export default meta;

// A bar that is not shown has no text.
const texts = { en: { ...en, nothing: '' }, es: { ...es, nothing: '' } };
const story = createStoryFactory<keyof typeof texts.en>({ widget: 'hero-bar', texts });

export const Counts = story({ config: { counts: exampleCounts.en }, shows: 'title' });

export const SpanishCounts = story({ config: { counts: exampleCounts.es }, shows: 'title' });

export const OneCountMissing = story({
  config: { counts: exampleCounts.en },
  network: { analyticsReport: 'zero' },
  shows: 'title',
});

export const NoReport = story({
  config: { counts: exampleCounts.en },
  network: { analyticsReport: serverError },
  shows: 'nothing',
});
