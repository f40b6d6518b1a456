import type { Meta } from '@storybook/react-vite';
import { StickyFooter } from '#ui/sticky-footer';
import * as examples from '#ui/sticky-footer.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Sticky footer', component: StickyFooter };
export default meta;

export const WithPrice = storyOf(examples.WithPrice);
