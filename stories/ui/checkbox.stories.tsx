import type { Meta } from '@storybook/react-vite';
import { Checkbox } from '#ui/checkbox';
import * as examples from '#ui/checkbox.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Checkbox', component: Checkbox };
export default meta;

export const Plain = storyOf(examples.Plain);
export const InACard = storyOf(examples.InACard);
export const ConsentMissing = storyOf(examples.ConsentMissing);
