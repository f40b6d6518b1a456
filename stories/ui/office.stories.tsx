import type { Meta } from '@storybook/react-vite';
import * as examples from '#offices/office-details.examples';
import { OfficeDetails } from '#offices/office-details.view';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Office', component: OfficeDetails };
export default meta;

export const Complete = storyOf(examples.Complete);
export const Minimal = storyOf(examples.Minimal);
