import type { Meta } from '@storybook/react-vite';
import { RichText } from '#ui/rich-text';
import * as examples from '#ui/rich-text.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Rich text', component: RichText };
export default meta;

export const Consent = storyOf(examples.Consent);
