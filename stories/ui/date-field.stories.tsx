import type { Meta } from '@storybook/react-vite';
import { DateField } from '#ui/date-field';
import * as examples from '#ui/date-field.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Date field', component: DateField };
export default meta;

export const Empty = storyOf(examples.Empty);
export const OnePartWrong = storyOf(examples.OnePartWrong);
export const WholeDateWrong = storyOf(examples.WholeDateWrong);
