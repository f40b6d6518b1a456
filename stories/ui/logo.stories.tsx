import type { Meta } from '@storybook/react-vite';
import { Logo } from '#ui/logo';
import * as examples from '#ui/logo.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Logo', component: Logo };
export default meta;

export const Brand = storyOf(examples.Brand);
export const NoImage = storyOf(examples.NoImage);
