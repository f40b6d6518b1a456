import type { Meta } from '@storybook/react-vite';
import { Card } from '#ui/card';
import * as examples from '#ui/card.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Card', component: Card };
export default meta;

export const Plain = storyOf(examples.Plain);
export const Highlighted = storyOf(examples.Highlighted);
export const Soft = storyOf(examples.Soft);
