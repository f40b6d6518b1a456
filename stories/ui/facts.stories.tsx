import type { Meta } from '@storybook/react-vite';
import { Facts } from '#ui/facts';
import * as examples from '#ui/facts.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Facts', component: Facts };
export default meta;

export const Coverages = storyOf(examples.Coverages);
export const Grid = storyOf(examples.Grid);
