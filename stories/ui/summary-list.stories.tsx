import type { Meta } from '@storybook/react-vite';
import { SummaryList } from '#ui/summary-list';
import * as examples from '#ui/summary-list.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Summary list', component: SummaryList };
export default meta;

export const Drivers = storyOf(examples.Drivers);
export const NoVehicles = storyOf(examples.NoVehicles);
