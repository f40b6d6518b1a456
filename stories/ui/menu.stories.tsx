import type { Meta } from '@storybook/react-vite';
import { Menu } from '#ui/menu';
import * as examples from '#ui/menu.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Menu', component: Menu };
export default meta;

export const Account = storyOf(examples.Account);
export const IconOnly = storyOf(examples.IconOnly);
