import type { Meta } from '@storybook/react-vite';
import { networkError, serverError } from '../story-harness/network.ts';
import { answeredVisitAtStep, story } from './fixtures.ts';

const meta: Meta = {
  title: 'Widgets/Quote flow/Waiting for quotes',
};
export default meta;

const visitAtQuotes = answeredVisitAtStep('quotes');

export const AtFirst = story({ ...visitAtQuotes, network: { getResults: 'waiting' }, shows: 'results.spinnerText' });

export const SomeHaveAnswered = story({
  ...visitAtQuotes,
  network: { getResults: 'someCarriers' },
  shows: 'results.spinnerCount.other',
});

export const TakingLonger = story({
  ...visitAtQuotes,
  config: { longerMessageAfter: 0.01 },
  network: { getResults: 'someCarriers' },
  shows: 'results.spinnerLonger',
});

export const ConnectionLost = story({
  ...visitAtQuotes,
  network: { prepareTransaction: networkError },
  shows: 'quotesUnreachableTitle',
});

export const NoRates = story({ ...visitAtQuotes, network: { getResults: 'noRates' }, shows: 'results.noRatesTitle' });

export const RatesRefused = story({
  ...visitAtQuotes,
  network: { getResults: 'unavailable' },
  shows: 'results.noRatesRefusedText',
});

export const RatesNotLoaded = story({
  ...visitAtQuotes,
  network: { getResults: serverError },
  shows: 'results.noRatesFailedText',
});

export const NoRatesInTime = story({
  ...visitAtQuotes,
  config: { resultsWait: 0.05 },
  network: { getResults: 'waiting' },
  shows: 'results.noRatesTitle',
});

export const PortalWithNothing = story({
  ...visitAtQuotes,
  config: { polling: 'portal', portalWait: 0.05 },
  network: { getResults: 'waiting' },
  shows: 'results.noRatesTitle',
});
