import type { Meta } from '@storybook/react-vite';
import { OfficeDetails } from '#ui/office';
import * as examples from '#ui/office.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Office', component: OfficeDetails };
export default meta;

export const Whole = storyOf(examples.Whole);
export const Little = storyOf(examples.Little);
