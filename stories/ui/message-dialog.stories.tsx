import type { Meta } from '@storybook/react-vite';
import { MessageDialog } from '#ui/message-dialog';
import * as examples from '#ui/message-dialog.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = {
  title: 'Parts/Message dialog',
  component: MessageDialog,
  // An open dialog covers the window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
};
export default meta;

export const Message = storyOf(examples.Message);
