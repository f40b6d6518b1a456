import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/customer-portal/strings.en';
import { es } from '#widgets/customer-portal/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Customer portal', parameters: { shadow: false } };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'customer-portal', texts: { en, es } });

export const SignedOut = story({ shows: 'toSignIn' });
