import type { Meta } from '@storybook/react-vite';
import { Combobox } from '#ui/combobox';
import * as examples from '#ui/combobox.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Combobox', component: Combobox };
export default meta;

export const Empty = storyOf(examples.Empty);
export const WithSuggestions = storyOf(examples.WithSuggestions);
export const Busy = storyOf(examples.Busy);
export const NothingFound = storyOf(examples.NothingFound);
export const Failed = storyOf(examples.Failed);
export const WithError = storyOf(examples.WithError);
