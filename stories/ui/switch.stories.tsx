import type { Meta } from '@storybook/react-vite';
import { Switch } from '#ui/switch';
import * as examples from '#ui/switch.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Switch', component: Switch };
export default meta;

export const On = storyOf(examples.On);
export const Off = storyOf(examples.Off);
