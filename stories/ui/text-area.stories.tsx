import type { Meta } from '@storybook/react-vite';
import { TextArea } from '#ui/text-area';
import * as examples from '#ui/text-area.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Text area', component: TextArea };
export default meta;

export const Plain = storyOf(examples.Plain);
export const Wrong = storyOf(examples.Wrong);
export const Optional = storyOf(examples.Optional);
