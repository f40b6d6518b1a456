import type { Meta } from '@storybook/react-vite';
import { Radios } from '#ui/radios';
import * as examples from '#ui/radios.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Radios', component: Radios };
export default meta;

export const YesOrNo = storyOf(examples.YesOrNo);
export const WithError = storyOf(examples.WithError);
export const Packages = storyOf(examples.Packages);
