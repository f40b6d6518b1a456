import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/newsletter/strings.en';
import { es } from '#widgets/newsletter/strings.es';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Newsletter' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'newsletter', texts: { en, es } });
const config = { action: '/newsletter' };
const signsUp = (email: string) => async (visitor: User<Key>) => {
  await visitor.types('email', email);
  await visitor.submits();
};

export const Empty = story({ config, shows: 'title' });

export const NothingTyped = story({ config, act: (visitor) => visitor.submits(), shows: 'error.required' });

export const NotAnEmail = story({
  config,
  act: signsUp('alex@example'),
  shows: 'error.emailInvalid',
});

export const WithoutAddress = story({ shows: 'unavailable' });

export const TooLong = story({
  config,
  act: signsUp(`alex@${'example.'.repeat(32)}com`),
  shows: 'error.tooLong',
});

export const Sending = story({ config, act: signsUp('alex@example.com'), shows: 'sending' });

/** Ten seconds later, the page has not been left. */
export const Unanswered = story({
  config,
  act: async (visitor) => {
    await signsUp('alex@example.com')(visitor);
    await visitor.waits(10_000);
  },
  shows: 'unanswered',
});

export const Offline = story({
  config,
  device: { isOffline: true },
  act: signsUp('alex@example.com'),
  shows: 'offline',
});

export const Robot = story({
  config,
  act: async (robot) => {
    await robot.types('website_address', 'https://spam.example');
    await signsUp('alex@example.com')(robot);
  },
  shows: 'failed',
});
