import type { Meta } from '@storybook/react-vite';
import { customPolicy, minimalAnswers } from '#widgets/quote-flow/quote-flow.examples';
import { pending, respondWith, serverError } from '../story-harness/network.ts';
import { visitAtStep, submits, answeredVisitAtStep, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Policy' };
export default meta;

const customized = answeredVisitAtStep('policy', { answers: { ...minimalAnswers, policy: customPolicy } });

export const Packages = story({ ...visitAtStep('policy'), shows: 'package' });

export const SavedPackage = story({ ...answeredVisitAtStep('policy'), shows: 'customize' });

export const SeveralTerms = story({ ...visitAtStep('policy'), config: { terms: [6, 12] }, shows: 'term' });

export const SingleCoverages = story({
  ...customized,
  config: { terms: [6, 12] },
  shows: 'customizeIntro',
});

export const OnePackage = story({
  ...visitAtStep('policy'),
  network: { getCoverages: 'california' },
  act: (visitor) => visitor.presses('customize'),
  shows: 'waiverNo',
});

export const NothingChosen = story({ ...visitAtStep('policy'), act: submits, shows: 'errorSummaryTitle' });

export const Loading = story({ ...visitAtStep('policy'), network: { getCoverages: pending }, shows: 'policyLoading' });

export const NothingSoldHere = story({
  ...visitAtStep('policy'),
  network: { getCoverages: respondWith({ isSuccess: false, message: 'Coverage empty for state' }) },
  shows: 'nothingSoldTitle',
});

export const Unreachable = story({
  ...visitAtStep('policy'),
  network: { getCoverages: serverError },
  shows: 'unreachableTitle',
});
