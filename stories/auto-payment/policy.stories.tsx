import type { Meta } from '@storybook/react-vite';
import { pollsBeforeLate } from '#flow/machine/polling';
import { pending, serverError } from '../story-harness/network.ts';
import { answeredVisit, charge, comesToRating, paid, purchaseAt, resultWith, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Auto payment/Rating and policy' };
export default meta;

const visit = answeredVisit;
const rated = purchaseAt(1);

export const Rating = story({ visit, network: { submitPurchase: pending }, act: comesToRating, shows: 'ratingTitle' });

export const RatingTakesLonger = story({
  visit,
  network: { purchaseProgress: 'rating' },
  act: async (buyer) => {
    await comesToRating(buyer);
    await buyer.waits(1000, pollsBeforeLate - 1);
  },
  shows: 'ratingLateText',
});

export const AnswersNotSubmitted = story({
  visit,
  network: { submitPurchase: serverError },
  act: comesToRating,
  shows: 'ratingFailedText',
});

/** The service explains why. */
export const AnswersRefused = story({
  visit,
  network: { submitPurchase: 'unknown' },
  act: comesToRating,
  shows: 'ratingFailedTitle',
});

export const LoadingThePolicy = story({
  network: { ...rated, carrierResult: pending },
  shows: 'policyLoading',
});

export const PolicyNotLoaded = story({
  network: { ...rated, carrierResult: serverError },
  shows: 'policyFailedText',
});

export const PolicyDetails = story({ network: rated, shows: 'policyTitle' });

export const AmountUnknown = story({
  network: { ...rated, carrierResult: resultWith({}) },
  shows: 'totalUnknown',
});

export const NothingDueToday = story({
  network: { ...rated, carrierResult: resultWith({ payPlanDownPayment: 0 }) },
  shows: 'nothingDueYet',
});

export const CardAwaited = story({
  network: purchaseAt(1, { paymentToken: 'card-1', paymentStatus: 'Pending' }),
  shows: 'cardAwaitedTitle',
});

export const CardDeclined = story({
  network: purchaseAt(1, {
    paymentStatus: 'Declined',
    paymentDescription: 'The bank declined the card. Nothing was charged.',
  }),
  shows: 'notProcessed',
});

export const PaymentNotProcessed = story({
  network: { ...purchaseAt(2, paid), processPayment: charge(0) },
  shows: 'notProcessedText',
});

export const Offline = story({
  network: rated,
  device: { isOffline: true },
  act: (buyer) => buyer.sees('policyTitle'),
  shows: 'offlineTitle',
});
