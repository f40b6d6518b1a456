import type { Meta } from '@storybook/react-vite';
import { PolicyDialog } from '#ui/policy-dialog';
import * as examples from '#ui/policy-dialog.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = {
  title: 'Parts/Policy dialog',
  component: PolicyDialog,
  // An open dialog covers the window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;

export const Paragraphs = storyOf(examples.Paragraphs);
export const List = storyOf(examples.List);
