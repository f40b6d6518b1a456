import type { Meta } from '@storybook/react-vite';
import { Progress } from '#ui/progress';
import * as examples from '#ui/progress.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Progress', component: Progress };
export default meta;

export const JustBegun = storyOf(examples.JustBegun);
export const AtVehicles = storyOf(examples.AtVehicles);
export const AllDone = storyOf(examples.AllDone);
