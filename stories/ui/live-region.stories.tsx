import type { Meta } from '@storybook/react-vite';
import { LiveRegion } from '#ui/live-region';
import * as examples from '#ui/live-region.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Live region', component: LiveRegion };
export default meta;

export const ArrivingRates = storyOf(examples.ArrivingRates);
