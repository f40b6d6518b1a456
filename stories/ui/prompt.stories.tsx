import type { Meta } from '@storybook/react-vite';
import { Prompt } from '#ui/prompt';
import * as examples from '#ui/prompt.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = {
  title: 'Parts/Prompt',
  component: Prompt,
  // A prompt covers the lower edge of the window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;

export const WithActions = storyOf(examples.WithActions);
