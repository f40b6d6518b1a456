import type { Meta } from '@storybook/react-vite';
import { Select } from '#ui/select';
import * as examples from '#ui/select.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Select', component: Select };
export default meta;

export const Empty = storyOf(examples.Empty);
export const Chosen = storyOf(examples.Chosen);
export const ReadOnly = storyOf(examples.ReadOnly);
export const Waiting = storyOf(examples.Waiting);
export const WithError = storyOf(examples.WithError);
export const Compact = storyOf(examples.Compact);
