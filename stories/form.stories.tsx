import type { Meta } from '@storybook/react-vite';
import { exampleFields } from '#widgets/form/form.examples';
import { en } from '#widgets/form/strings.en';
import { es } from '#widgets/form/strings.es';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Form' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'form', texts: { en, es } });
const config = { action: '/forms/contact', fields: exampleFields.en };
const submits = (visitor: User<Key>) => visitor.submits();

export const Empty = story({ config, shows: 'title' });

export const NothingTyped = story({ config, act: submits, shows: 'error.required' });

export const WrongZip = story({
  config,
  act: async (visitor) => {
    await visitor.types('first_name', 'Alex');
    await visitor.types('email', 'alex@example.com');
    await visitor.types('zip', '787');
    await visitor.submits();
  },
  shows: 'error.required',
});

export const CaptchaMissing = story({
  config: { action: '/forms/contact', fields: [{ name: 'message', label: 'Message' }], captchaField: 'captcha' },
  act: submits,
  shows: 'error.captcha',
});

export const Robot = story({
  config: { action: '/forms/contact', fields: [{ name: 'message', label: 'Message' }] },
  act: async (robot) => {
    await robot.types('website_address', 'https://spam.example');
    await robot.submits();
  },
  shows: 'failed',
});

export const WithoutAddress = story({ config: { ...config, action: '' }, shows: 'unavailable' });
