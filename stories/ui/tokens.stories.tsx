import type { Meta } from '@storybook/react-vite';
import * as examples from '#ui/tokens.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Tokens' };
export default meta;

export const Colors = storyOf(examples.Colors);
export const Table = storyOf(examples.Table);
