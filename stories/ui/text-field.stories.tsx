import type { Meta } from '@storybook/react-vite';
import { TextField } from '#ui/text-field';
import * as examples from '#ui/text-field.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Text field', component: TextField };
export default meta;

export const Plain = storyOf(examples.Plain);
export const Filled = storyOf(examples.Filled);
export const ReadOnly = storyOf(examples.ReadOnly);
export const WithHint = storyOf(examples.WithHint);
export const WithError = storyOf(examples.WithError);
export const Optional = storyOf(examples.Optional);
