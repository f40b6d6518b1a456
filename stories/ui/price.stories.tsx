import type { Meta } from '@storybook/react-vite';
import { Price } from '#ui/price';
import * as examples from '#ui/price.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Price', component: Price };
export default meta;

export const Monthly = storyOf(examples.Monthly);
export const Large = storyOf(examples.Large);
