import type { Meta } from '@storybook/react-vite';
import { RequirementList } from '#ui/requirement-list';
import * as examples from '#ui/requirement-list.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Requirement list', component: RequirementList };
export default meta;

export const NothingMet = storyOf(examples.NothingMet);
export const SomeMet = storyOf(examples.SomeMet);
export const AllMet = storyOf(examples.AllMet);
