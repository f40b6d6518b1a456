import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/auto-payment/strings.en';
import { es } from '#widgets/auto-payment/strings.es';
import { type MockResponses, pending, respondWith, serverError } from '../story-harness/network.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

const meta: Meta = {
  title: 'Widgets/Auto payment',
};
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'auto-payment', texts: { en, es } });
const address = 'transactionId=story-1&carrierId=1004&payplan=Monthly';

const success = { isSuccess: true, message: '' };

/** The services’ responses about a purchase at a status. */
const at = (code: number, status: object = {}): MockResponses => ({
  currentBuyNowStatus: respondWith({ ...success, currentBuyNowStatus: code }),
  buyNowStatus: respondWith({
    ...success,
    buyNowStatusResponse: { paymentStatus: 'Pending', isESignAvailable: true, ...status },
  }),
});

const paid = { paymentToken: 'card-1', paymentStatus: 'Paid' };
const issued = { ...paid, rc3Status: 3, rc3PolicyId: '1004-004217' };

export const DriverInformation = story({ address, network: at(-1), shows: 'driverTitle' });

export const LoadingTheQuote = story({
  address,
  network: { loadQuoteByTransaction: pending },
  shows: 'loadingPurchase',
});

export const AddressWithoutAPurchase = story({ address: 'nothing=here', shows: 'incompleteTitle' });

export const QuoteUnreachable = story({
  address,
  network: { loadQuoteByTransaction: serverError },
  shows: 'failedTitle',
});

export const PolicyDetails = story({ address, network: at(1), shows: 'policyTitle' });

export const CardDeclined = story({
  address,
  network: at(1, { paymentStatus: 'Declined', paymentDescription: 'The bank declined the card. Nothing was charged.' }),
  shows: 'notProcessed',
});

export const ProcessingThePayment = story({
  address,
  network: { ...at(2, { paymentToken: 'card-1' }), processPayment: pending },
  shows: 'processingTitle',
});

export const PaymentFailed = story({
  address,
  network: {
    ...at(2, { paymentToken: 'card-1' }),
    processPayment: respondWith({ ...success, resultCode: 402, message: 'The bank did not pay.' }),
  },
  shows: 'paymentFailedTitle',
});

export const IssuingThePolicy = story({ address, network: at(3, paid), shows: 'signIssuingTitle' });

export const Signing = story({ address, network: at(4, issued), shows: 'signTitle' });

export const Sold = story({
  address,
  network: at(6, { ...issued, eSignSignedStatus: 'Signed', signedPolicySendStatus: true }),
  shows: 'soldTitle',
});
