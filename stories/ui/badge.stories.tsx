import type { Meta } from '@storybook/react-vite';
import { Badge } from '#ui/badge';
import * as examples from '#ui/badge.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Badge', component: Badge };
export default meta;

export const Neutral = storyOf(examples.Neutral);
export const Highlight = storyOf(examples.Highlight);
export const Positive = storyOf(examples.Positive);
export const Caution = storyOf(examples.Caution);
