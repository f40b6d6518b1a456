import type { Meta } from '@storybook/react-vite';
import { Icon } from '#ui/icon';
import * as examples from '#ui/icon.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Icon', component: Icon };
export default meta;

export const All = storyOf(examples.All);
