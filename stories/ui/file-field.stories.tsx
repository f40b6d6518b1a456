import type { Meta } from '@storybook/react-vite';
import { FileField } from '#ui/file-field';
import * as examples from '#ui/file-field.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/File field', component: FileField };
export default meta;

export const Empty = storyOf(examples.Empty);
export const Chosen = storyOf(examples.Chosen);
export const WithError = storyOf(examples.WithError);
export const ByCamera = storyOf(examples.ByCamera);
