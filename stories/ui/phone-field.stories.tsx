import type { Meta } from '@storybook/react-vite';
import { PhoneField } from '#ui/phone-field';
import * as examples from '#ui/phone-field.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Phone field', component: PhoneField };
export default meta;

export const Empty = storyOf(examples.Empty);
export const Filled = storyOf(examples.Filled);
export const WithError = storyOf(examples.WithError);
