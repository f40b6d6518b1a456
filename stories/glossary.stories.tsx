import type { Meta } from '@storybook/react-vite';
import { exampleTerms } from '#widgets/glossary/glossary.examples';
import { en } from '#widgets/glossary/strings.en';
import { es } from '#widgets/glossary/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Glossary' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'glossary', texts: { en, es } });
const config = { terms: [...exampleTerms.en, ...exampleTerms.es] };

export const Closed = story({ config, shows: 'shown.other' });

export const Expanded = story({ config, act: (reader) => reader.presses('expandAll'), shows: 'linkTo' });

export const LinkedTerm = story({ config, address: '#deductible', shows: 'linkTo' });

export const Filtered = story({ config, act: (reader) => reader.types('filter', 'colision'), shows: 'found.one' });

export const NothingFound = story({ config, act: (reader) => reader.types('filter', 'zzz'), shows: 'notFound' });

export const WithoutFilter = story({ config: { ...config, filter: false, backToTop: false }, shows: 'shown.other' });
