import type { Meta } from '@storybook/react-vite';
import { Checkboxes } from '#ui/checkboxes';
import * as examples from '#ui/checkboxes.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Checkboxes', component: Checkboxes };
export default meta;

export const TwoTicked = storyOf(examples.TwoTicked);
export const NoneTicked = storyOf(examples.NoneTicked);
