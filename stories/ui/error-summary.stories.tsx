import type { Meta } from '@storybook/react-vite';
import { ErrorSummary } from '#ui/error-summary';
import * as examples from '#ui/error-summary.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Error summary', component: ErrorSummary };
export default meta;

export const TwoErrors = storyOf(examples.TwoErrors);
