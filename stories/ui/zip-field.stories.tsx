import type { Meta } from '@storybook/react-vite';
import { ZipField } from '#ui/zip-field';
import * as examples from '#ui/zip-field.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Zip field', component: ZipField };
export default meta;

export const Empty = storyOf(examples.Empty);
export const CityFound = storyOf(examples.CityFound);
export const WithError = storyOf(examples.WithError);
