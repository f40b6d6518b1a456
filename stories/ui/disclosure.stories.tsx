import type { Meta } from '@storybook/react-vite';
import { Disclosure } from '#ui/disclosure';
import * as examples from '#ui/disclosure.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Disclosure', component: Disclosure };
export default meta;

export const Closed = storyOf(examples.Closed);
export const Open = storyOf(examples.Open);
export const Framed = storyOf(examples.Framed);
