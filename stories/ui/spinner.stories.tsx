import type { Meta } from '@storybook/react-vite';
import { Spinner } from '#ui/spinner';
import * as examples from '#ui/spinner.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Spinner', component: Spinner };
export default meta;

export const Block = storyOf(examples.Block);
export const Inline = storyOf(examples.Inline);
