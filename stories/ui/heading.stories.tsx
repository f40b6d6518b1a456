import type { Meta } from '@storybook/react-vite';
import { Heading } from '#ui/heading';
import * as examples from '#ui/heading.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Heading', component: Heading };
export default meta;

export const OfAPage = storyOf(examples.OfAPage);
export const OfASection = storyOf(examples.OfASection);
