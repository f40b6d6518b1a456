import type { Meta } from '@storybook/react-vite';
import { alex } from '#widgets/quote-flow/quote-flow.examples';
import { networkError, pending, respondWith } from '../story-harness/network.ts';
import { visitAtStep, submits, answeredVisitAtStep, story, type FlowUser } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Starting points' };
export default meta;

const byCode = { address: 'code=AFF-ALEX&utm_source=qs' };
const byLink = { address: 'transactionId=0a6f4f0e' };
const byHash = { address: '#previousQuotes', config: { mirrorHash: true } };
const partial = {
  DataPassData: { FirstName: 'Alex', LastName: 'Example', DOB: '04-17-1990', Zip: '78701', Consent: 'Yes' },
};
const dates = { mirrorHash: true, previousQuotesBy: ['phone', 'dates'] };

async function namesAnOwner(visitor: FlowUser): Promise<void> {
  await visitor.sees('entry.ownerTitle');
  await visitor.types('birthDate-month', '5');
  await visitor.types('birthDate-day', '5');
  await visitor.types('birthDate-year', '1985');
  await visitor.presses('entry.ownerCheck');
}

async function looksByPhone(visitor: FlowUser): Promise<void> {
  await visitor.sees('entry.previousTitle');
  await visitor.types('phone', '512-555-0142');
  await visitor.types('birthDate-month', '4');
  await visitor.types('birthDate-day', '17');
  await visitor.types('birthDate-year', '1990');
  await visitor.submits();
}

export const LeadIncomplete = story({
  ...byCode,
  network: { affiliateLead: respondWith({ isSuccess: true, message: '', lead: { rawData: JSON.stringify(partial) } }) },
  shows: 'entry.leadIncompleteTitle',
});

export const LeadUnreachable = story({
  ...byCode,
  network: { affiliateLead: networkError },
  shows: 'unreachableTitle',
});

export const LeadUnreadable = story({
  ...byCode,
  network: { affiliateLead: respondWith({ isSuccess: true, message: '', lead: { rawData: '{ "Lead":' } }) },
  shows: 'malformedTitle',
});

export const LoadingAQuote = story({
  ...byLink,
  network: { loadQuoteByTransaction: pending },
  shows: 'loading',
});

export const OfflineWhileLoading = story({
  ...byLink,
  device: { isOffline: true },
  network: { loadQuoteByTransaction: pending },
  shows: 'offlineLoadingText',
});

export const LeadOrOwnAnswers = story({
  ...byCode,
  ...answeredVisitAtStep('vehicles', {
    answers: { additionalDrivers: [], vehicles: [], driver: { ...alex, firstName: 'Robin' } },
  }),
  shows: 'entry.overrideTitle',
});

export const WhoseQuote = story({ ...byLink, shows: 'entry.ownerTitle' });

export const CheckingTheOwner = story({
  ...byLink,
  network: { verifyQuoteOwner: pending },
  act: namesAnOwner,
  shows: 'entry.ownerChecking',
});

export const NotTheOwnerYet = story({
  ...byLink,
  network: { verifyQuoteOwner: 'noMatch' },
  act: namesAnOwner,
  shows: 'entry.ownerMismatch.other',
});

export const NotTheOwner = story({
  ...byLink,
  network: { verifyQuoteOwner: 'noMatch' },
  async act(visitor) {
    await namesAnOwner(visitor);
    await visitor.sees('entry.ownerMismatch.other');
    await visitor.presses('entry.ownerCheck');
    await visitor.sees('entry.ownerMismatch.one');
    await visitor.presses('entry.ownerCheck');
  },
  shows: 'entry.notTheOwnerTitle',
});

export const VerificationRefused = story({
  ...byLink,
  network: { verifyQuoteOwner: respondWith({ isSuccess: false }) },
  act: namesAnOwner,
  shows: 'entry.ownerRefused',
});

export const QuoteNotFound = story({
  ...byLink,
  network: { loadQuoteByTransaction: 'notFound' },
  shows: 'entry.quoteNotFoundTitle',
});

export const PreviousQuotes = story({ ...byHash, shows: 'entry.previousTitle' });

export const PreviousQuotesByDate = story({
  ...byHash,
  config: dates,
  async act(visitor) {
    await visitor.sees('entry.previousBy');
    await visitor.selects('by', 'dates');
    await visitor.submits();
  },
  shows: 'entry.dateInvalid',
});

export const LookingForQuotes = story({
  ...byHash,
  network: { previousQuotes: pending },
  act: looksByPhone,
  shows: 'entry.finding',
});

export const QuotesFound = story({ ...byHash, act: looksByPhone, shows: 'entry.foundTitle.other' });

export const NoPreviousQuotes = story({
  ...byHash,
  network: { previousQuotes: 'none' },
  act: looksByPhone,
  shows: 'entry.noPreviousQuotesTitle',
});

export const Requoting = story({
  ...byHash,
  network: { requote: pending },
  async act(visitor) {
    await looksByPhone(visitor);
    await visitor.sees('entry.requote');
    await visitor.presses('entry.requote');
  },
  shows: 'results.spinnerText',
});

export const RequoteFailed = story({
  ...byHash,
  network: { requote: networkError },
  async act(visitor) {
    await looksByPhone(visitor);
    await visitor.sees('entry.requote');
    await visitor.presses('entry.requote');
  },
  shows: 'quotesUnreachableTitle',
});

export const RequoteRefused = story({
  ...byHash,
  network: { requote: respondWith({ isSuccess: false, message: 'This quote has expired.' }) },
  async act(visitor) {
    await looksByPhone(visitor);
    await visitor.sees('entry.requote');
    await visitor.presses('entry.requote');
  },
  shows: 'entry.requoteRefusedTitle',
});

export const PreviousQuoteOffered = story({
  ...visitAtStep('contact', {
    answers: { additionalDrivers: [], vehicles: [], driver: { ...alex, licenseNumber: '12345678' } },
  }),
  network: { customerQuote: 'maximal' },
  shows: 'entry.customerTitle',
});

export const NothingAnswered = story({ ...byHash, act: submits, shows: 'errorSummaryTitle' });
