import type { Meta } from '@storybook/react-vite';
import { PasswordField } from '#ui/password-field';
import * as examples from '#ui/password-field.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Password field', component: PasswordField };
export default meta;

export const Plain = storyOf(examples.Plain);
export const ForANewPassword = storyOf(examples.ForANewPassword);
export const WithError = storyOf(examples.WithError);
