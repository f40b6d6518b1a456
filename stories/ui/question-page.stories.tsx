import type { Meta } from '@storybook/react-vite';
import { QuestionPage } from '#ui/question-page';
import * as examples from '#ui/question-page.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Question page', component: QuestionPage };
export default meta;

export const NothingTyped = storyOf(examples.NothingTyped);
export const Complete = storyOf(examples.Complete);
export const UnderProgress = storyOf(examples.UnderProgress);
