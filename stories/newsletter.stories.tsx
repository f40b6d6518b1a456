import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/newsletter/strings.en';
import { es } from '#widgets/newsletter/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Newsletter' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'newsletter', texts: { en, es } });
const config = { action: '/newsletter' };

export const Empty = story({ config, shows: 'title' });

export const NothingTyped = story({ config, act: (visitor) => visitor.submits(), shows: 'error.required' });

export const NotAnEmail = story({
  config,
  act: async (visitor) => {
    await visitor.types('email', 'alex@example');
    await visitor.submits();
  },
  shows: 'error.emailInvalid',
});

export const WithoutAddress = story({ shows: 'unavailable' });
