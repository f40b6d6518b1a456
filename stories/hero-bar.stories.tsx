import type { Meta } from '@storybook/react-vite';
import { exampleCounts } from '#widgets/hero-bar/hero-bar.examples';
import { en } from '#widgets/hero-bar/strings.en';
import { es } from '#widgets/hero-bar/strings.es';
import { pending, serverError } from './story-harness/network.ts';
import type { Scenario } from './story-harness/scenario.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Hero bar' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'hero-bar', texts: { en, es } });
const counts: Pick<Scenario, 'localConfig'> = { localConfig: (language) => ({ counts: exampleCounts[language] }) };
const figuresOfThePage: Pick<Scenario, 'content'> = {
  content: {
    en: '<ul><li id="quotes-compared"><strong>1M</strong> quotes compared</li><li id="customers-insured"><strong>80,000</strong> customers insured</li></ul>',
    es: '<ul><li id="quotes-compared"><strong>1 M</strong> cotizaciones comparadas</li><li id="customers-insured"><strong>80,000</strong> clientes asegurados</li></ul>',
  },
};

export const Counts = story({ ...counts, shows: 'title' });

export const OneCountMissing = story({ ...counts, network: { analyticsReport: 'zero' }, shows: 'title' });

export const Loading = story({ ...counts, network: { analyticsReport: pending } });

export const LoadingWithFiguresOfThePage = story({
  ...figuresOfThePage,
  network: { analyticsReport: pending },
  shows: 'title',
});

export const NoReport = story({ ...counts, network: { analyticsReport: serverError } });

export const NoReportWithFiguresOfThePage = story({
  ...figuresOfThePage,
  network: { analyticsReport: serverError },
  shows: 'title',
});

export const NoCounts = story({});
