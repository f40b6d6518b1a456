import type { Meta } from '@storybook/react-vite';
import { exampleTerms } from '#widgets/glossary/glossary.examples';
import { en } from '#widgets/glossary/strings.en';
import { es } from '#widgets/glossary/strings.es';
import type { Scenario } from './story-harness/scenario.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Glossary' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'glossary', texts: { en, es } });
const terms: Pick<Scenario, 'localConfig'> = { localConfig: (language) => ({ terms: exampleTerms[language] }) };

export const Closed = story({ ...terms, shows: 'shown.other' });

export const SeveralOpen = story({
  ...terms,
  act: async (reader, language) => {
    for (const { term } of exampleTerms[language].slice(0, 2)) await reader.opens(term);
  },
  shows: 'linkTo',
});

export const AllOpen = story({ ...terms, config: { open: 'all' }, shows: 'linkTo' });

export const Expanded = story({ ...terms, act: (reader) => reader.presses('expandAll'), shows: 'linkTo' });

export const LinkedTerm = story({ ...terms, address: '#deductible', shows: 'linkTo' });

export const Filtered = story({ ...terms, act: (reader) => reader.types('filter', 'DED'), shows: 'found.other' });

export const NothingFound = story({ ...terms, act: (reader) => reader.types('filter', 'zzz'), shows: 'notFound' });

export const WithoutFilter = story({ ...terms, config: { filter: false, backToTop: false }, shows: 'shown.other' });

export const TermsOfThePage = story({
  content: {
    en: '<dl><dt>Premium</dt><dd>What the policy costs for its <a href="#term">term</a>.</dd><dt>Term</dt><dd>How long a price holds.</dd></dl>',
    es: '<dl><dt>Prima</dt><dd>Lo que cuesta la póliza durante su <a href="#plazo">plazo</a>.</dd><dt>Plazo</dt><dd>El tiempo durante el que vale un precio.</dd></dl>',
  },
  act: (reader) => reader.presses('expandAll'),
  shows: 'linkTo',
});

export const NoTerms = story({
  content: {
    en: '<p><a href="/glossary">The words of a policy</a></p>',
    es: '<p><a href="/glossary">Las palabras de una póliza</a></p>',
  },
});
