import type { Meta } from '@storybook/react-vite';
import { customPolicy, minimalAnswers } from '#widgets/quote-flow/quote-flow.examples';
import { fails, never } from '../stage/network.ts';
import { arrived, goesOn, returned, story } from './cast.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Policy', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

const customized = returned('policy', { answers: { ...minimalAnswers, policy: customPolicy } });

export const Packages = story({ ...arrived('policy'), shows: 'package' });

export const SavedPackage = story({ ...returned('policy'), shows: 'customize' });

export const SeveralTerms = story({ ...arrived('policy'), config: { terms: [6, 12] }, shows: 'term' });

export const SingleCoverages = story({
  ...customized,
  config: { terms: [6, 12] },
  shows: 'customizeIntro',
});

export const OnePackage = story({
  ...arrived('policy'),
  network: { getCoverages: 'california' },
  act: (visitor) => visitor.presses('customize'),
  shows: 'waiverNo',
});

export const NothingChosen = story({ ...arrived('policy'), act: goesOn, shows: 'errorSummaryTitle' });

export const Loading = story({ ...arrived('policy'), network: { getCoverages: never }, shows: 'policyLoading' });

export const NothingSoldHere = story({
  ...arrived('policy'),
  network: { getCoverages: 'unavailable' },
  shows: 'nothingSoldTitle',
});

export const Unreachable = story({ ...arrived('policy'), network: { getCoverages: fails }, shows: 'unreachableTitle' });
