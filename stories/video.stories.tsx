import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/video/strings.en';
import { es } from '#widgets/video/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Video' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'video', texts: { en, es } });

const poster =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 540 320'%3E%3Cpath fill='%23456' d='M0 0h540v320H0z'/%3E%3Cpath fill='%23789' d='m0 320 160-150 110 90 120-130 150 190z'/%3E%3C/svg%3E";

export const Poster = story({
  config: { videoId: 'M7lc1UVf-VE', posterSrc: poster },
  shows: 'play',
});

export const WithoutPoster = story({
  config: { videoId: 'M7lc1UVf-VE', aspectRatio: '16/9' },
  shows: 'play',
});
