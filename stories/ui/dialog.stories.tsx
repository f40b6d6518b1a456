import type { Meta } from '@storybook/react-vite';
import { Dialog } from '#ui/dialog';
import * as examples from '#ui/dialog.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  // An open dialog covers the window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
};
export default meta;

export const Question = storyOf(examples.Question);
export const Details = storyOf(examples.Details);
export const LongText = storyOf(examples.LongText);
export const Wait = storyOf(examples.Wait);
