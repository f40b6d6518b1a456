import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/countdown/strings.en';
import { es } from '#widgets/countdown/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Countdown' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'countdown', texts: { en, es } });

export const Counting = story({ config: { seconds: 86_000 }, shows: 'title' });

export const Extendable = story({ config: { seconds: 86_000, extendSeconds: 60 }, shows: 'extend' });

export const EndsSoon = story({ config: { seconds: 10 }, shows: 'soon' });

export const EndsInAMoment = story({ config: { seconds: 5 }, shows: 'now' });

export const Ended = story({ config: { until: '2026-01-01T00:00:00Z' }, shows: 'ended' });

export const Stopped = story({
  config: { seconds: 86_000, extendSeconds: 60 },
  act: (visitor) => visitor.presses('stop'),
  shows: 'stopped',
});

export const Extended = story({
  config: { seconds: 86_000, extendSeconds: 3600 },
  act: (visitor) => visitor.presses('extend'),
  shows: 'extend',
});
