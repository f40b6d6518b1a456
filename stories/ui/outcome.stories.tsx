import type { Meta } from '@storybook/react-vite';
import { Outcome } from '#ui/outcome';
import * as examples from '#ui/outcome.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Outcome', component: Outcome };
export default meta;

export const Success = storyOf(examples.Success);
export const Failure = storyOf(examples.Failure);
export const Waiting = storyOf(examples.Waiting);
