import type { Meta } from '@storybook/react-vite';
import { FieldRow } from '#ui/field-row';
import * as examples from '#ui/field-row.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Field row', component: FieldRow };
export default meta;

export const Address = storyOf(examples.Address);
