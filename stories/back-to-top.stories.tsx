import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/back-to-top/strings.en';
import { es } from '#widgets/back-to-top/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Back to top' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'back-to-top', texts: { en, es } });

const scrolled = () => {
  const room = document.createElement('div');
  room.style.blockSize = '300vh';
  room.toggleAttribute('data-story-room', true);
  document.querySelector('[data-story-room]')?.remove();
  document.body.append(room);
  scrollTo({ top: 300, behavior: 'instant' });
  return Promise.resolve();
};

export const Shown = story({ prepare: scrolled, config: { after: 100 }, shows: 'backToTop' });
