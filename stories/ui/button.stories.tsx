import type { Meta } from '@storybook/react-vite';
import { Button } from '#ui/button';
import * as examples from '#ui/button.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Button', component: Button };
export default meta;

export const Primary = storyOf(examples.Primary);
export const Secondary = storyOf(examples.Secondary);
export const Quiet = storyOf(examples.Quiet);
export const LinkInText = storyOf(examples.LinkInText);
export const Dangerous = storyOf(examples.Dangerous);
export const Disabled = storyOf(examples.NotYet);
export const Busy = storyOf(examples.Busy);
export const IconOnly = storyOf(examples.IconOnly);
