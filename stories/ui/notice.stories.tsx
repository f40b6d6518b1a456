import type { Meta } from '@storybook/react-vite';
import { Notice } from '#ui/notice';
import * as examples from '#ui/notice.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Notice', component: Notice };
export default meta;

export const Info = storyOf(examples.Info);
export const Success = storyOf(examples.Success);
export const Warning = storyOf(examples.Warning);
export const Failure = storyOf(examples.Failure);
