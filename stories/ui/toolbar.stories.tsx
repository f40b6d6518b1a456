import type { Meta } from '@storybook/react-vite';
import { Toolbar } from '#ui/toolbar';
import * as examples from '#ui/toolbar.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Toolbar', component: Toolbar };
export default meta;

export const OverAList = storyOf(examples.OverAList);
